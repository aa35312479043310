import Framewright
import FramewrightDrawing
import FramewrightViews

extension ScreenLayout {
    /// Reports the texts that are set smaller at a larger text size.
    ///
    /// - Parameter layouts: this screen at all text sizes, from the smallest to the largest; this layout is one of them.
    func shrinkingFindings(
        _ layouts: [(textSize: DynamicTypeSize, layout: ScreenLayout)], _ settings: LintSettings
    ) -> [Finding] {
        let sizes = layouts.map { (textSize: $0.textSize, texts: TextSizes($0.layout.tree)) }
        return TextSizes(tree).texts.compactMap { text in
            guard let level = tree.level(of: .shrinkingText, at: text.index, settings) else { return nil }
            let set = sizes.compactMap { size in size.texts.partner(of: text).map { (size.textSize, $0) } }
            return SizeReduction(set).map {
                tree.finding(.shrinkingText, level, text.index, "\(quoted(text.string)) \($0)")
            }
        }
    }
}

/// How a text shrinks between two text sizes.
private struct SizeReduction: CustomStringConvertible {
    typealias Size = (textSize: DynamicTypeSize, text: TextSizes.Text)
    let larger: Size
    let smaller: Size
    /// A drop of 3 % or of one step of fitting is not noticed.
    private static let least = 0.9699

    /// The largest drop of a text's size, which comes in the order of the text sizes; nil if no larger text size has smaller text.
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

/// The texts of a layout that can be seen, with the sizes they are set at.
private struct TextSizes {
    struct Text {
        /// In the tree's nodes.
        let index: Int
        let path: String
        let identifier: String?
        let string: String
        /// The size its largest letters are set at, after fitting and scaling.
        let points: Double
        /// The difference between two sizes that fitting tries.
        let step: Double
        /// Its place among the texts that say the same.
        let occurrence: Int
    }

    private(set) var texts: [Text] = []
    private var byPath: [String: Int] = [:]
    private var byIdentifier: [String: [Int]] = [:]
    private var byString: [String: [Int]] = [:]

    init(_ tree: PlacedTree<ViewContent>) {
        var index = 0
        while index < tree.nodes.count {
            if tree.nodes[index].payload.hidesContent || tree.isCovered(index) {
                index = tree.nodes[index].end
                continue
            }
            if case .text(let figure) = tree.nodes[index].payload.figure { add(figure, index, tree) }
            index += 1
        }
    }

    private mutating func add(_ figure: TextFigure, _ index: Int, _ tree: PlacedTree<ViewContent>) {
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

    /// The same text of the same screen at another text size: the one at the same path, else the only one with its identifier, else
    /// the one that says the same, of several the one in the same place among them.
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
    /// How much larger a node is seen than it is laid out, across or down, whichever is less.
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
