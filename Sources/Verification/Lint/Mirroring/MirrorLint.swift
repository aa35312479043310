public import Framewright
import FramewrightDrawing
import FramewrightViews

extension ScreenLayout {
    /// Returns the lint findings from comparing a screen in both layout directions: `self` from left to right,
    /// `mirror` from right to left. Views that set their own layout direction are skipped.
    public func mirrorFindings(_ mirror: ScreenLayout, _ settings: LintSettings = LintSettings()) -> [Finding] {
        guard settings.checks(.rightToLeft) || settings.checks(.mirrorSymmetry) else { return [] }
        return MirrorLint(plain: tree, mirror: mirror.tree, pixel: 1 / viewport.scale, settings: settings).findings()
    }
}

/// Compares each view's position in its parent with the mirrored layout. Only the outermost misplaced view is
/// reported.
struct MirrorLint {
    let plain: PlacedTree<ViewContent>
    let mirror: PlacedTree<ViewContent>
    let pixel: Double
    let settings: LintSettings

    func findings() -> [Finding] {
        var partners: [String: Int] = [:]
        for index in plain.nodes.indices { partners[plain.path(of: index)] = index }
        var findings: [Finding] = []
        var index = 0
        while index < mirror.nodes.count {
            let content = mirror.nodes[index].payload
            if content.keepsDirection || content.hidesContent {
                index = mirror.nodes[index].end
                continue
            }
            let found = symmetry(index, partners) ?? side(index, partners)
            if let found { findings.append(found) }
            index = found == nil ? index + 1 : mirror.nodes[index].end
        }
        return findings
    }

    /// Reports a view whose position in its parent is not mirrored.
    private func side(_ index: Int, _ partners: [String: Int]) -> Finding? {
        guard let parent = mirror.nodes[index].parent, let partner = partners[mirror.path(of: index)],
            let outer = plain.nodes[partner].parent,
            let level = mirror.level(of: .rightToLeft, at: index, settings)
        else { return nil }
        let (frame, around) = (mirror.nodes[index].frame, mirror.nodes[parent].frame)
        let expected = plain.nodes[partner].frame.minX - plain.nodes[outer].frame.minX
        let actual = around.maxX - frame.maxX
        guard !mirror.nodes[index].payload.isTransformed, abs(actual - expected) > slack,
            abs(frame.width - plain.nodes[partner].frame.width) <= slack
        else { return nil }
        let stays = abs(frame.minX - around.minX - expected) <= slack
        return mirror.finding(
            .rightToLeft, level: level, at: index,
            explanation: stays
                ? "stays \(brief(expected)) points from the left; from right to left that belongs on the right"
                : "is \(brief(actual)) points from the right, \(brief(expected)) from the left in the other direction"
        )
    }

    /// Reports a container whose content is horizontally centred in one direction only.
    private func symmetry(_ index: Int, _ partners: [String: Int]) -> Finding? {
        guard let partner = partners[mirror.path(of: index)],
            let one = plain.margins(of: partner), let other = mirror.margins(of: index),
            let level = mirror.level(of: .mirrorSymmetry, at: index, settings)
        else { return nil }
        let (isPlain, isMirrored) = (abs(one.left - one.right) <= slack, abs(other.left - other.right) <= slack)
        guard isPlain != isMirrored, abs(abs(one.left - one.right) - abs(other.left - other.right)) > slack else {
            return nil
        }
        let bad = isPlain ? other : one
        return mirror.finding(
            .mirrorSymmetry, level: level, at: index,
            explanation:
                "what is in it is \(brief(bad.left)) points from its left and \(brief(bad.right)) from its right when read from \(isPlain ? "right to left" : "left to right"), and in the middle the other way round"
        )
    }

    /// The tolerance: two edges, each snapped to a pixel.
    private var slack: Double { 1.5 * pixel }
}

extension PlacedTree<ViewContent> {
    /// Returns the distances of a container's content from its left and right edges, or nil for fewer than two
    /// visible children.
    fileprivate func margins(of index: Int) -> (left: Double, right: Double)? {
        var (left, right, count) = (Double.infinity, -Double.infinity, 0)
        var next = index + 1
        while next < nodes[index].end {
            if !nodes[next].payload.hidesContent, !nodes[next].frame.isEmpty {
                left = Swift.min(left, nodes[next].frame.minX)
                right = Swift.max(right, nodes[next].frame.maxX)
                count += 1
            }
            next = nodes[next].end
        }
        guard count > 1 else { return nil }
        return (left - nodes[index].frame.minX, nodes[index].frame.maxX - right)
    }
}

extension ViewContent {
    /// True if the content is transformed, so it is displayed elsewhere than its layout frame.
    fileprivate var isTransformed: Bool { if case .transform = figure { true } else { false } }
}
