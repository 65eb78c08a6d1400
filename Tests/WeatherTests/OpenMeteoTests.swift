import Testing
import Weather

struct OpenMeteoTests {
  @Test func `a reply becomes a forecast in °C`() throws {
    let reply = try forecast(
      #"""
      {"latitude":43.7,"longitude":-79.4,"utc_offset_seconds":-18000,
       "current_units":{"temperature_2m":"°F"},"hourly_units":{"temperature_2m":"°F"},
       "daily_units":{"temperature_2m_min":"°F"},
       "current":{"time":"2026-03-05T21:00","interval":900,"temperature_2m":32,"weather_code":3},
       "hourly":{"time":["2026-03-05T21:00"],"temperature_2m":[50],"precipitation_probability":[51]},
       "daily":{"time":["2026-03-05"],"temperature_2m_min":[14],"temperature_2m_max":[41],"weather_code":[71],
                "precipitation_probability_max":[30],"sunrise":["2026-03-05T06:46"],"sunset":["2026-03-05T18:11"]}}
      """#)
    #expect(reply.coordinates == Coordinates(latitude: 43.7, longitude: -79.4))
    #expect(reply.utcOffsetSeconds == -18_000)
    #expect(reply.current?.time == (try seconds("2026-03-06T02:00Z")))
    #expect(reply.current?.measurements.temperature == 0)
    #expect(reply.hours.first?.measurements.temperature == 10)
    #expect(reply.hours.first?.measurements.chance == 0.51)
    let day = ForecastDay(
      start: try seconds("2026-03-05T05:00Z"), outlook: Outlook(.snow, strength: 0.6, from: .weatherCode),
      low: -10,
      high: 5, chance: 0.3, sunrise: try seconds("2026-03-05T11:46Z"),
      sunset: try seconds("2026-03-05T23:11Z"))
    #expect(reply.days == [day])
  }

  @Test(arguments: [
    (#""fahrenheit""#, -0.0), (#""°F""#, 0), (#""K""#, -241.15), (#""°C""#, 32), ("null", 32), ("5", 32),
  ])
  func `the unit is the reply's word, and °C where it has none`(unit: String, celsius: Double) throws {
    let reply = try forecast(
      #"{"current_units":{"temperature_2m":\#(unit)},"current":{"time":0,"temperature_2m":32}}"#)
    let temperature = try #require(reply.current?.measurements.temperature)
    #expect(abs(temperature - celsius) < 1e-9)
  }

  @Test func `a block without units has those of the others`() throws {
    let reply = try forecast(
      #"{"current_units":{"temperature_2m":"°F"},"hourly":{"time":[0],"temperature_2m":[212]}}"#)
    #expect(reply.hours.first?.measurements.temperature == 100)
  }

  @Test func `times may be seconds since 1970, which know no offset`() throws {
    let reply = try forecast(
      #"{"utc_offset_seconds":7200,"current":{"time":1768594500},"hourly":{"time":["2026-01-16T22:00+02:00"]}}"#
    )
    #expect(reply.current?.time == 1_768_594_500)
    #expect(reply.hours.first?.start == 1_768_593_600)
  }

  @Test func `nulls are missing values, not zeros, and so is what a short column lacks`() throws {
    let reply = try forecast(
      #"""
      {"utc_offset_seconds":null,"latitude":null,"current":null,
       "hourly":{"time":["2026-01-16T10:00",null,"2026-01-16T12:00"],"temperature_2m":[null,1],
                 "cloud_cover":[1,2,70,4,5],"is_day":null},
       "daily":null}
      """#)
    #expect(reply.hours.count == 2 && reply.days.isEmpty && reply.current == nil && reply.coordinates == nil)
    #expect(reply.hours.allSatisfy { $0.measurements.temperature == nil && $0.measurements.isDay == nil })
    #expect(reply.hours.map(\.measurements.cloudCover) == [1, 70])
  }

  @Test func `numbers in quotes are numbers`() throws {
    let reply = try forecast(
      #"{"latitude":"1.5","longitude":"2","current":{"time":"2026-01-16T10:00","temperature_2m":"-5.25","is_day":"0"}}"#
    )
    #expect(reply.current?.measurements.temperature == -5.25)
    #expect(reply.current?.measurements.isDay == false)
    #expect(reply.coordinates == Coordinates(latitude: 1.5, longitude: 2))
  }

  @Test func `a day without a code has its sums' condition, which nulls do not disturb`() throws {
    let reply = try forecast(
      #"""
      {"hourly":{"time":[0]},"daily":{"time":["2026-01-16","2026-01-17","2026-01-18","2026-01-19"],
       "precipitation_sum":[2,2,null,0],"snowfall_sum":[null,0,null,0],"cloud_cover_mean":[0,0,50],
       "temperature_2m_max":[-1,5],"temperature_2m_min":[-9,-1]}}
      """#)
    #expect(reply.days.map(\.outlook.condition) == [.snow, .rain, .partlyCloudy, .clear])
    #expect(reply.days.map(\.outlook.from) == [.precipitation, .precipitation, .cloudCover, .nothing])
  }

  @Test func `an hour that a clock change leaves out keeps its place`() throws {
    let reply = try forecast(
      #"{"utc_offset_seconds":-18000,"hourly":{"time":["2026-03-08T01:00","2026-03-08T02:00","2026-03-08T03:00"]}}"#
    )
    #expect(reply.hours.map { $0.start - reply.hours[0].start } == [0, 3600, 7200])
  }
}
