import Framewright
import FramewrightDrawing
import FramewrightViews

extension ScreenLayout {
    /// Reports texts that are set smaller at a larger text size.
    ///
    /// - Parameter layouts: This screen at all text sizes, from the smallest to the largest; one of them is this
    ///   layout.
    func shrinkingFindings(
        _ layouts: [(textSize: DynamicTypeSize, layout: ScreenLayout)], _ settings: LintSettings
    ) -> [Finding] {
        let sizes = layouts.map { (textSize: $0.textSize, texts: TextSizes($0.layout.tree)) }
        return TextSizes(tree).texts.compactMap { text in
            guard let level = tree.level(of: .shrinkingText, at: text.index, settings) else { return nil }
            let set = sizes.compactMap { size in size.texts.partner(of: text).map { (size.textSize, $0) } }
            return SizeReduction(set).map {
                tree.finding(.shrinkingText, level: level, at: text.index, explanation: "\(quoted(text.string)) \($0)")
            }
        }
    }
}

/// The decrease of a text's font size between two text sizes.
private struct SizeReduction: CustomStringConvertible {
    typealias Size = (textSize: DynamicTypeSize, text: TextSizes.Text)
    let larger: Size
    let smaller: Size
    /// A decrease of 3 %, or of one fitting step, is ignored.
    private static let least = 0.9699

    /// Finds the largest decrease of the font size, relative to the largest size set at a smaller text size. `sizes`
    /// are in the order of the text sizes. Returns nil if there is none.
    init?(_ sizes: [Size]) {
        var worst: (larger: Size, smaller: Size)?
        var share = 1.0
        guard var largest = sizes.first else { return nil }
        for size in sizes.dropFirst() {
            let text = size.text
            if text.points >= largest.text.points { largest = size }
            guard text.points < min(largest.text.points * Self.least, largest.text.points - text.step),
                text.points < largest.text.points * share
            else { continue }
            share = text.points / largest.text.points
            worst = (largest, size)
        }
        guard let worst else { return nil }
        (larger, smaller) = worst
    }

    var description: String {
        "is \(brief(larger.text.points)) points at text size \(larger.textSize) and \(brief(smaller.text.points)) at \(smaller.textSize)"
    }
}

/// The visible texts of a layout with their font sizes.
private struct TextSizes {
    struct Text {
        /// The index of the text's node.
        let index: Int
        let path: String
        let identifier: String?
        let string: String
        /// The font size of the largest glyphs after fitting and scaling, in points.
        let points: Double
        /// The difference between two font sizes that fitting tries, in points.
        let step: Double
        /// The text's position among the texts with the same string.
        let occurrence: Int
    }

    private(set) var texts: [Text] = []
    private var byPath: [String: Int] = [:]
    private var byIdentifier: [String: [Int]] = [:]
    private var byString: [String: [Int]] = [:]

    init(_ tree: PlacedTree<ViewContent>) {
        var index = 0
        while index < tree.nodes.count {
            if tree.nodes[index].payload.hidesContent || tree.isBehindPresentation(index) {
                index = tree.nodes[index].end
                continue
            }
            if case .text(let figure) = tree.nodes[index].payload.figure { add(figure, at: index, in: tree) }
            index += 1
        }
    }

    private mutating func add(_ figure: TextFigure, at index: Int, in tree: PlacedTree<ViewContent>) {
        guard let layout = try? figure.layout(for: tree.nodes[index].proposal),
            let largest = layout.glyphRuns.map(\.size).max(), figure.string.contains(where: { !$0.isWhitespace })
        else { return }
        let points = largest * tree.scale(around: index)
        let text = Text(
            index: index, path: tree.path(of: index), identifier: tree.nodes[index].payload.identifier,
            string: figure.string, points: points, step: points / layout.scale / 64,
            occurrence: byString[figure.string, default: []].count)
        byPath[text.path] = texts.count
        if let identifier = text.identifier { byIdentifier[identifier, default: []].append(texts.count) }
        byString[text.string, default: []].append(texts.count)
        texts.append(text)
    }

    /// Returns the corresponding text of this layout: the one at the same path, or else the only one with the same
    /// identifier, or else the one with the same string and the same position among its duplicates.
    func partner(of other: Text) -> Text? {
        if let known = byPath[other.path], texts[known].string == other.string { return texts[known] }
        if let identifier = other.identifier, let known = byIdentifier[identifier], known.count == 1 {
            return texts[known[0]]
        }
        guard let known = byString[other.string], known.indices.contains(other.occurrence) else { return nil }
        return texts[known[other.occurrence]]
    }
}

extension PlacedTree<ViewContent> {
    /// Returns the combined scale factor of a node's ancestors, in the direction with the smaller one.
    fileprivate func scale(around index: Int) -> Double {
        var (scale, next) = (1.0, nodes[index].parent)
        while let current = next {
            if case .transform(.scale(let size, _)) = nodes[current].payload.figure {
                scale *= Swift.min(abs(size.width), abs(size.height))
            }
            next = nodes[current].parent
        }
        return scale
    }
}
