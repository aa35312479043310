import FramewrightDrawing
import FramewrightViews
import Testing

struct ColorMixTests {
    @Test func `mixing is perceptual by default`() {
        #expect("\(Color.black.mix(with: .white, by: 0.5))" == "#636363")
        #expect("\(Color.black.mix(with: .white, by: 0.5, in: .device))" == "#808080")
    }

    @Test func `shares are clamped, and 0 and 1 give the colours themselves`() {
        let (first, second) = (Color(red: 0.2, green: 0.4, blue: 0.6), Color(red: 1, green: 0, blue: 0.3, opacity: 0.5))
        #expect(first.mix(with: second, by: 0) == first && first.mix(with: second, by: 1) == second)
        #expect(first.mix(with: second, by: -1) == first && first.mix(with: second, by: 7) == second)
    }

    @Test func `a transparent colour does not contribute its colour`() {
        let half = Color.red.mix(with: Color.blue.opacity(0), by: 0.5, in: .device)
        let environment = EnvironmentValues()
        #expect(half.resolve(in: environment) == Color.red.opacity(0.5).resolve(in: environment))
    }

    @Test func `colours of other spaces are converted to sRGB where possible`() {
        #expect("\(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5))" == "#808080")
        #expect("\(Color(.sRGBLinear, white: 0.5))" == "#bcbcbc")
        // CSS Color 4's tests: color(display-p3 0.21604 0.49418 0.13151) is green.
        #expect("\(Color(.displayP3, red: 0.21604, green: 0.49418, blue: 0.13151))" == "#008000")
        #expect(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3) == Color(red: 0.1, green: 0.2, blue: 0.3))
    }
}
