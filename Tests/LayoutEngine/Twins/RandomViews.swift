import FramewrightDrawing
import FramewrightTestSupport

@testable import FramewrightLayoutEngine

extension PlainView {
    /// Returns a random view of up to `depth` levels, of all kinds for which the engine has a fast path.
    static func random(_ depth: Int, _ chance: inout SplitMix, in axis: Axis? = nil) -> PlainView {
        guard depth > 0 else { return leaf(&chance, in: axis) }
        switch Int.random(in: 0..<10, using: &chance) {
        case 0...3: return stack(depth, &chance)
        case 4: return .layers(anchor: .center, several(depth, &chance, in: nil))
        case 5:
            return .frame(
                width: length(&chance), height: length(&chance), random(depth - 1, &chance))
        case 6: return .flexible(limits(&chance), limits(&chance), random(depth - 1, &chance))
        case 7:
            let insets = EdgeInsets(
                top: 3, leading: Double(Int.random(in: 0...9, using: &chance)), bottom: 1, trailing: 2)
            return .padding(insets, random(depth - 1, &chance))
        case 8:
            return .priority(Double(Int.random(in: -1...2, using: &chance)), random(depth - 1, &chance))
        default: return leaf(&chance, in: axis)
        }
    }

    private static func stack(_ depth: Int, _ chance: inout SplitMix) -> PlainView {
        let axis = Axis.allCases[Int.random(in: 0...1, using: &chance)]
        let spacing = [Double?.none, 0, 5][Int.random(in: 0...2, using: &chance)]
        let anchor = [0, 0.5, 1][Int.random(in: 0...2, using: &chance)]
        let isEmpty = Int.random(in: 0..<12, using: &chance) == 0
        return .stack(axis, spacing: spacing, anchor: anchor, isEmpty ? [] : several(depth, &chance, in: axis))
    }

    private static func several(_ depth: Int, _ chance: inout SplitMix, in axis: Axis?) -> [PlainView] {
        (0..<Int.random(in: 1...3, using: &chance)).map { _ in random(depth - 1, &chance, in: axis) }
    }

    private static func leaf(_ chance: inout SplitMix, in axis: Axis?) -> PlainView {
        let minimum = Size(width: whole(&chance), height: whole(&chance))
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: return .box(Box())
        case 1: return .box(.fixed(minimum.width, minimum.height))
        case 2 where axis != nil: return .spacer(axis ?? .horizontal, minimum: whole(&chance))
        default:
            let ideal = Size(width: minimum.width + whole(&chance), height: minimum.height + whole(&chance))
            return .box(
                Box(minimum: minimum, ideal: ideal, maximum: Size(width: ideal.width + 50, height: .infinity)))
        }
    }

    private static func limits(_ chance: inout SplitMix) -> FlexibleFrameLayout.Limits {
        let minimum = length(&chance)
        let ideal = length(&chance).map { $0 + (minimum ?? 0) }
        let maximum = length(&chance).map { $0 + (ideal ?? minimum ?? 0) }
        return .init(minimum: minimum, ideal: ideal, maximum: maximum)
    }

    private static func length(_ chance: inout SplitMix) -> Double? {
        Bool.random(using: &chance) ? whole(&chance) * 2 : nil
    }

    private static func whole(_ chance: inout SplitMix) -> Double { Double(Int.random(in: 0...40, using: &chance)) }
}
