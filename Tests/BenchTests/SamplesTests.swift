import Bench
import Testing

@Suite struct SamplesTests {
  @Test func `the middle, quantiles and the worst of known samples`() {
    let samples = Samples((1...200).map(Double.init).shuffled())
    #expect(samples.count == 200)
    #expect(samples.sum == 20100)
    #expect(samples.median == 100.5)
    #expect(samples.quantile(0) == 1)
    #expect(samples.quantile(1) == 200)
    #expect(abs(samples.quantile(0.95) - 190.05) < 1e-9)
    #expect(samples.worstHundredth == 199.5)
  }

  @Test func `outliers on both sides do not move the trimmed mean`() {
    let calm = [Double](repeating: 5, count: 80)
    #expect(Samples(calm + [Double](repeating: 900, count: 9) + [0]).trimmedMean == 5)
  }

  @Test func `frames of two kinds by turns both count in the trimmed mean`() {
    let turns = (0..<100).map { $0 % 2 == 0 ? 1.0 : 3.0 }
    #expect(Samples(turns).trimmedMean == 2)
  }

  @Test func `nothing, and what is no time, gives zero and no trap`() {
    let none = Samples([.nan, .infinity, -1])
    #expect(none.count == 0)
    #expect(
      [none.mean, none.median, none.worstHundredth, none.trimmedMean, none.quantile(0.5)] == [0, 0, 0, 0, 0])
    #expect(Samples([7]).quantile(.nan) == 7)
  }
}
