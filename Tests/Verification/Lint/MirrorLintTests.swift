import Framewright
import FramewrightVerification
import Testing

@MainActor
struct MirrorLintTests {
    /// A layout that places its views from the left in either direction, which SwiftUI's layouts never do.
    private struct FromLeft: Layout {
        let isMirrored: Bool

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (place, subview) in subviews.enumerated() {
                let x = isMirrored ? bounds.maxX - 40 - Double(place) * 60 : bounds.minX + 10 + Double(place) * 60
                subview.place(at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: 30, height: 30))
            }
        }
    }

    private struct Row: View {
        @Environment(\.layoutDirection) private var direction
        let undoesMirroring: Bool

        var body: some View {
            FromLeft(isMirrored: undoesMirroring && direction == .rightToLeft)() {
                Color.black
                Color.black
            }
        }
    }

    @Test func `mirrored rows are no finding, rows that undo the mirroring are`() throws {
        #expect(
            try Linting.mirrored(.rightToLeft) {
                HStack {
                    Text("a"); Spacer(); Text("longer")
                }
            } == [])
        #expect(try Linting.mirrored(.rightToLeft) { Row(undoesMirroring: false) } == [])
        let findings = try Linting.mirrored(.rightToLeft) { Row(undoesMirroring: true) }
        #expect(findings.count == 2 && findings.allSatisfy { $0.level == .warning })
        #expect(findings.first?.explanation.hasPrefix("stays 10 points from the left") == true)
    }

    @Test func `a view that sets its own direction is exempt`() throws {
        let board = { Row(undoesMirroring: true).environment(\.layoutDirection, .leftToRight) }
        #expect(try Linting.mirrored(.rightToLeft, board) == [])
        #expect(
            try Linting.mirrored(.rightToLeft) {
                Row(undoesMirroring: true).lintException(.rightToLeft, because: "a map")
            } == [])
    }

    /// A layout of two views at equal distances from the sides, shifted by `shift`.
    private struct Band: Layout {
        let shift: Double

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (place, subview) in subviews.enumerated() {
                let x = bounds.minX + 20 + shift + Double(place) * (bounds.width - 80)
                subview.place(at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: 40, height: 30))
            }
        }
    }

    private struct BandRow: View {
        @Environment(\.layoutDirection) private var direction
        let shift: Double

        var body: some View {
            Band(shift: direction == .rightToLeft ? shift : 0)() {
                Color.black
                Color.black
            }
        }
    }

    @Test func `a centred row must stay centred`() throws {
        #expect(try Linting.mirrored(.mirrorSymmetry) { BandRow(shift: 0) } == [])
        let findings = try Linting.mirrored(.mirrorSymmetry) { BandRow(shift: 8) }
        #expect(findings.map(\.level) == [.warning])
        #expect(findings.first?.explanation.contains("28") == true)
    }
}
