import Weather

/// Reads an invented reply.
func forecast(_ json: String) throws(FeedError) -> Forecast {
  try Forecast.openMeteo(Array(json.utf8))
}

/// What is said of a reply that cannot be read; nothing where it can.
func complaint(_ bytes: [UInt8]) -> String? {
  do throws(FeedError) {
    _ = try Forecast.openMeteo(bytes)
    return nil
  } catch {
    return error.description
  }
}

func complaint(_ json: String) -> String? {
  complaint(Array(json.utf8))
}

/// Seconds since 1970 of a moment with an offset.
func seconds(_ text: String) throws -> Double {
  try Moment(text).secondsSince1970(placeOffset: 0)
}
