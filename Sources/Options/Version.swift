/// The version of Welkin, as `welkin --version` prints it.
public let welkinVersion = "0.1.0"
