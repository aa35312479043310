import Testing

@testable import FramewrightViews

struct DynamicTypeTests {
    /// The rows of the table in the Human Interface Guidelines for the default text size: size and leading.
    @Test(arguments: [
        (Font.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
        (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18),
        (.caption, 12, 16), (.caption2, 11, 13),
    ])
    func `the default sizes are Apple's`(style: Font.TextStyle, size: Double, leading: Double) {
        #expect(style.measure(at: .large) == Font.TextStyle.Measure(size: size, leading: leading))
    }

    @Test(arguments: Font.TextStyle.allCases)
    func `no style shrinks at larger text sizes`(style: Font.TextStyle) {
        let measures = DynamicTypeSize.allCases.map { style.measure(at: $0) }
        #expect(measures.count == 12)
        for (smaller, larger) in zip(measures, measures.dropFirst()) {
            #expect(smaller.size <= larger.size && smaller.leading <= larger.leading)
            #expect(larger.leading > larger.size)
        }
    }

    @Test func `the last five sizes are for accessibility`() {
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
