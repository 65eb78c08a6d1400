extension METARReport {
  /// The hours by which the sun's clock is ahead of UTC about the middle of a station's region; 0 where the region is
  /// not known.
  ///
  /// A report names no zone, and a station's first letters are all that is known of its place (ICAO Doc 7910). In the
  /// widest regions it is off by two hours or three.
  var sunsOffsetHours: Int {
    METARReport.regions[String(station.prefix(2))] ?? METARReport.regions[String(station.prefix(1))] ?? 0
  }

  private static let regions = [
    // The Pacific and the Americas.
    "PA": -10, "PF": -10, "PO": -10, "PP": -10, "PH": -11, "PG": 10, "P": 11, "C": -6, "K": -6, "M": -6,
    "T": -4, "S": -4, "SB": -3, "SE": -5,
    "SK": -5, "SP": -5,
    // Europe and Africa.
    "B": -1, "E": 1, "EG": 0, "EI": -1, "L": 1, "LP": -1, "LE": 0, "LT": 2, "G": -1, "D": 0, "F": 1, "FA": 2,
    "FM": 3, "H": 2,
    // Asia; Russia and its neighbours from the west to the east.
    "O": 3, "OP": 5, "OA": 4, "UL": 2, "UU": 3, "UK": 2, "UM": 2, "UG": 3, "UB": 3, "UD": 3, "UR": 3, "UW": 3,
    "US": 4, "UT": 4, "UZ": 5, "UC": 5, "UA": 5, "UN": 6, "UI": 7, "UE": 9, "UH": 9, "V": 5, "VT": 7, "VV": 7,
    "VD": 7, "VL": 7,
    "VY": 6, "VG": 6, "VH": 8, "VM": 8, "W": 7, "Z": 7, "R": 8, "RJ": 9, "RO": 9, "RK": 8,
    // Australia and around it.
    "A": 10, "Y": 9, "N": 12, "NT": -10,
  ]
}
