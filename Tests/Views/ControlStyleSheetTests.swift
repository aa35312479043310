import FramewrightTheming
import Testing

@testable import FramewrightViews

struct ControlStyleSheetTests {
    @Test(arguments: ControlColor.allCases)
    func `the style sheet has every colour`(color: ControlColor) {
        #expect(Theme.documented.color(color.token) != nil)
    }

    @Test(arguments: ControlLength.allCases)
    func `the style sheet has every length`(length: ControlLength) {
        #expect((Theme.documented.dimension(length.rawValue) ?? 0) > 0)
    }

    @Test(arguments: ControlOpacity.allCases)
    func `the style sheet has every opacity`(opacity: ControlOpacity) {
        guard case .number(let share)? = Theme.documented.value(opacity.rawValue, type: .number) else {
            Issue.record("no \(opacity.rawValue)")
            return
        }
        #expect((0...1).contains(share))
    }

    @Test func `every control entry of the style sheet is used by a control`() {
        let known = Set(ControlColor.allCases.map(\.token)).union(ControlLength.allCases.map(\.rawValue))
            .union(ControlOpacity.allCases.map(\.rawValue))
            .union(["color.control.edge"])
        #expect(Theme.documented.paths.filter { $0.contains(".control.") && !known.contains($0) } == [])
    }
}
