import Shaders
import Testing

@Suite struct LibraryTests {
}
