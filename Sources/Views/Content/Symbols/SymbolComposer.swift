import FramewrightDrawing

/// Makes symbols from the sheet, with `fill`, enclosures, slashes and badges by rule.
struct SymbolComposer {
    let sheet: SymbolSheet
    private static let badges: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "ellipsis", "gearshape", "clock",
        "star", "heart", "lock", "play", "moon", "magnifyingglass",
    ]
    /// The deepest nesting of symbols in symbols.
    private static let deepest = 8

    /// Returns the elements of a symbol; nil if the sheet has none by this name and no rule makes it.
    func elements(_ name: String, isFilled: Bool = false, depth: Int = 0) -> [SymbolElement]? {
        guard depth < Self.deepest else { return nil }
        if let entry = sheet.entries[name] { return parts(entry, isFilled, depth) }
        if let alias = sheet.aliases[name] {
            let target = elements(alias.name, isFilled: isFilled, depth: depth + 1)
            return alias.isFlipped ? target?.applying(Self.flip) : target
        }
        let words = name.split(separator: ".").map(String.init)
        if words.contains("fill"), words.count > 1 {
            return elements(words.filter { $0 != "fill" }.joined(separator: "."), isFilled: true, depth: depth + 1)
        }
        return slashed(words, isFilled, depth) ?? badged(words, isFilled, depth) ?? enclosed(words, isFilled, depth)
    }

    /// Whether a symbol is mirrored in right-to-left layouts.
    func isMirrored(_ name: String) -> Bool {
        let words = name.split(separator: ".").filter { $0 != "fill" }
        for count in stride(from: words.count, to: 0, by: -1) {
            let base = words.prefix(count).joined(separator: ".")
            if let entry = sheet.entries[base] { return entry.isMirrored }
            if let alias = sheet.aliases[base] { return sheet.entries[alias.name]?.isMirrored ?? false }
        }
        return false
    }

    /// The reflection on the middle of the grid.
    static let flip = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)

    private func parts(_ entry: SymbolSheet.Entry, _ isFilled: Bool, _ depth: Int) -> [SymbolElement]? {
        var result: [SymbolElement] = []
        for part in entry.parts {
            guard let part = SymbolPart(part) else { return nil }
            guard part.applies(isFilled: isFilled) else { continue }
            switch part.content {
            case .outline: result += part.elements(isFilled: isFilled)
            case .use(let use):
                guard
                    let used = elements(use.name, isFilled: use.isFilled ?? isFilled, depth: depth + 1)
                else { return nil }
                result += used.applying(use.transform, strokes: use.strokes)
            }
        }
        return result
    }

    /// Returns a symbol with a stroke from the top left to the bottom right, with a gap on its upper side.
    private func slashed(_ words: [String], _ isFilled: Bool, _ depth: Int) -> [SymbolElement]? {
        guard words.count > 1, words.last == "slash",
            let base = elements(words.dropLast().joined(separator: "."), isFilled: isFilled, depth: depth + 1)
        else { return nil }
        let (center, bounds) = (base.bounds.center, base.bounds)
        let reach = min(9.5, max(bounds.width, bounds.height) / 2)
        func line(_ shift: Double) -> Path {
            Path([
                .move(Point(x: center.x - reach + shift, y: center.y - reach - shift)),
                .line(Point(x: center.x + reach + shift, y: center.y + reach - shift)),
            ])
        }
        return base.asSecondary + [
            SymbolElement(stroke: .init(), path: line(1.4), operation: .cut),
            SymbolElement(stroke: .init(), path: line(0)),
        ]
    }

    /// Returns a symbol with a filled badge at the bottom right, or with a dot at the top right.
    private func badged(_ words: [String], _ isFilled: Bool, _ depth: Int) -> [SymbolElement]? {
        if words.count > 1, words.last == "badge" {
            guard let base = elements(words.dropLast().joined(separator: "."), isFilled: isFilled, depth: depth + 1)
            else { return nil }
            let center = Point(x: base.bounds.maxX - 3, y: max(base.bounds.minY, 2) + 3)
            return base.asSecondary + [disc(center, 5.2, .cut), disc(center, 3.8)]
        }
        guard words.count > 2, words[words.count - 2] == "badge", Self.badges.contains(words[words.count - 1]),
            let base = elements(words.dropLast(2).joined(separator: "."), isFilled: isFilled, depth: depth + 1),
            let glyph = elements(words[words.count - 1], depth: depth + 1)
        else { return nil }
        let center = Point(x: base.bounds.maxX - 3, y: min(base.bounds.maxY, 22) - 3.2)
        let mark = glyph.centered(
            in: Rect(x: center.x - 2.8, y: center.y - 2.8, width: 5.6, height: 5.6), strokes: 0.75)
        return base.asSecondary + [disc(center, 6.6, .cut), disc(center, 5.2)] + mark.map { $0.inverted(.cut) }
    }

    private func disc(
        _ center: Point, _ radius: Double, _ operation: SymbolElement.Operation = .paint
    ) -> SymbolElement {
        var path = Path()
        path.addEllipse(in: Rect(x: center.x, y: center.y, width: 0, height: 0).outset(radius))
        return SymbolElement(path: path, operation: operation)
    }

    /// Returns a symbol in a circle, square or other enclosure; in a filled one it is cut out.
    private func enclosed(_ words: [String], _ isFilled: Bool, _ depth: Int) -> [SymbolElement]? {
        for count in stride(from: 1, to: words.count, by: 1) {
            let enclosure = words[count...].joined(separator: ".")
            let name = words[..<count].joined(separator: ".")
            let isHollow = sheet.entries[name]?.isHollow ?? false
            guard let room = sheet.entries[enclosure]?.room,
                let glyph = elements(name, isFilled: !isHollow, depth: depth + 1),
                let outer = elements(enclosure, isFilled: isFilled, depth: depth + 1)
            else { continue }
            let inner = glyph.centered(in: room, strokes: 0.92)
            return outer.asSecondary + (isFilled ? inner.map { $0.inverted(.knockOut) } : inner)
        }
        return nil
    }
}

extension [SymbolElement] {
    /// Returns the elements reduced to fit a square; small symbols stay in proportion to others.
    func centered(in room: Rect, strokes factor: Double) -> [SymbolElement] {
        let scale = Swift.min(
            room.width / Swift.max(bounds.width, bounds.height, 1), room.width / 19)
        let (from, to) = (bounds.center, room.center)
        return applying(
            AffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: to.x - from.x * scale, ty: to.y - from.y * scale),
            strokes: factor)
    }
}
