import FramewrightDrawing

/// The outlines of symbols as text, indexed by name. Paths are parsed when a symbol is drawn.
struct SymbolSheet: Sendable {
    /// A symbol's attributes and lines.
    struct Entry: Sendable {
        /// The square in which other symbols are drawn, as for a circle; nil for most.
        var room: Rect?
        var isHollow = false
        var isMirrored = false
        var parts: [Substring] = []
    }

    /// A second name for a symbol.
    struct Alias: Sendable {
        let name: String
        let isFlipped: Bool
    }

    private(set) var entries: [String: Entry] = [:]
    private(set) var aliases: [String: Alias] = [:]

    /// Creates the index of a text in the format that its head describes.
    init(_ text: String) {
        var name: String?
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("  ") {
                if let name { entries[name]?.parts.append(line.dropFirst(2)) }
                continue
            }
            let words = line.split(separator: " ")
            if words.count > 2, words[1] == "=" {
                aliases[String(words[0])] = Alias(name: String(words[2]), isFlipped: words.contains("flip"))
            } else {
                name = String(words[0])
                entries[String(words[0])] = Entry(words)
            }
        }
    }
}

extension SymbolSheet.Entry {
    /// Creates an entry without parts from the words of its first line.
    fileprivate init(_ words: [Substring]) {
        isHollow = words.contains("hollow")
        isMirrored = words.contains("rtl")
        guard let index = words.firstIndex(of: "holds"), words.count > index + 3 else { return }
        let numbers = words[(index + 1)...(index + 3)].compactMap { Double($0) }
        guard numbers.count == 3 else { return }
        let side = numbers[2]
        room = Rect(x: numbers[0] - side / 2, y: numbers[1] - side / 2, width: side, height: side)
    }
}

extension [SymbolElement] {
    /// The area of what is painted, in the regular weight.
    var bounds: Rect {
        let boxes = filter { $0.operation == .paint }.map { element in
            element.path.boundingRect.outset((element.stroke?.width(SymbolWeight.regular) ?? 0) / 2)
        }
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }

    func applying(_ transform: AffineTransform, strokes factor: Double = 1) -> [SymbolElement] {
        map { $0.applying(transform, strokes: factor) }
    }

    /// The elements as the second layer.
    var asSecondary: [SymbolElement] {
        map { element in
            var element = element
            element.isSecondary = true
            return element
        }
    }
}

extension Rect {
    /// Returns the rectangle with every edge moved outwards.
    func outset(_ margin: Double) -> Rect {
        Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}
