@main
struct Welkin {
  static func main() {}
}
