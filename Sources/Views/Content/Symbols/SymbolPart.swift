import FramewrightDrawing

/// A line of a symbol in the sheet.
struct SymbolPart {
    /// Another symbol in a place of its own.
    struct Use {
        let name: String
        let transform: AffineTransform
        let strokes: Double
        /// The variant; nil for that of the symbol around it.
        let isFilled: Bool?
    }

    enum Content {
        case outline(Path)
        case use(Use)
    }

    private let kind: Substring
    private let condition: Character?
    let content: Content

    /// Reads a line; nil if it has no known form.
    init?(_ line: Substring) {
        guard let space = line.firstIndex(of: " ") else { return nil }
        var word = line[..<space]
        condition = word.first.flatMap { $0 == "+" || $0 == "-" ? $0 : nil }
        if condition != nil { word = word.dropFirst() }
        kind = word
        let rest = line[space...].drop { $0 == " " }
        if word == "use" {
            guard let use = Use(rest.split(separator: " ")) else { return nil }
            content = .use(use)
        } else {
            guard Self.kinds.contains(word), let path = SymbolPathParser.path(rest) else { return nil }
            content = .outline(path)
        }
    }

    private static let kinds: Set<Substring> = [
        "line", "thin", "body", "detail", "solid", "soft", "dot", "cut", "gap", "hole",
    ]

    func applies(isFilled: Bool) -> Bool { condition == nil || (condition == "+") == isFilled }

    /// Returns the elements of a part with a path of its own.
    func elements(isFilled: Bool) -> [SymbolElement] {
        guard case .outline(let path) = content else { return [] }
        let area = SymbolElement(path: path)
        let line = SymbolElement(stroke: .init(), path: path)
        let margin = SymbolElement.Stroke(factor: 1, margin: 2.2)
        switch kind {
        case "line": return [line]
        case "thin": return [SymbolElement(stroke: .init(factor: 0.8), path: path)]
        case "body": return isFilled ? [line, area] : [line]
        case "detail":
            return [isFilled ? SymbolElement(stroke: .init(factor: 0.9), path: path, operation: .cut) : line]
        case "soft": return [area, SymbolElement(stroke: .init(factor: 0, margin: 1), path: path)]
        case "dot": return [SymbolElement(path: path, operation: isFilled ? .cut : .paint)]
        case "cut": return [SymbolElement(path: path, operation: .cut)]
        case "gap":
            return [SymbolElement(stroke: margin, path: path, operation: .cut)]
        case "hole":
            return [
                SymbolElement(path: path, operation: .cut),
                SymbolElement(stroke: margin, path: path, operation: .cut),
            ]
        default: return [area]
        }
    }
}

extension SymbolPart.Use {
    /// Reads the words after `use`: a name, the centre and the scale, then options.
    fileprivate init?(_ words: [Substring]) {
        guard words.count >= 4, let x = Double(words[1]), let y = Double(words[2]), let scale = Double(words[3]) else {
            return nil
        }
        func option(_ word: Substring) -> Double? {
            guard let index = words.firstIndex(of: word), index + 1 < words.count else { return nil }
            return Double(words[index + 1])
        }
        name = String(words[0])
        strokes = option("weight") ?? 1
        isFilled = words.contains("fill") ? true : words.contains("outline") ? false : nil
        transform = AffineTransform.translation(x: -12, y: -12)
            .followed(by: .scale(x: words.contains("flip") ? -scale : scale, y: scale))
            .followed(by: .rotation(.degrees(option("turn") ?? 0))).followed(by: .translation(x: x, y: y))
    }
}
