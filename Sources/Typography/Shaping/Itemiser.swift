import FramewrightDrawing

/// Splits a paragraph into runs of one font, script, direction and style, which can be shaped separately.
///
/// Every grapheme cluster takes the first font that has all of its characters: the requested font, then the one for
/// its script, then all others; emoji take the emoji font first. A cluster that no font has becomes one missing-glyph
/// box of the first font.
struct Itemiser {
    private let fonts: FontStore
    private let paragraph: ParagraphText
    private let segments: Segmentation
    /// For each span the index of its font stack. Spans with equal fonts share one.
    private let listOfSpan: [Int]
    private var stacks: [FontStack] = []
    /// The fonts opened so far, nearly always one or two.
    private var opened: [(list: Int, number: Int, face: FontFace)] = []
    private(set) var runs: [Item] = []
    private(set) var missing: [String] = []

    struct Item {
        let face: FontFace
        let level: UInt8
        let span: Int
        /// The script, or nil until a character with a script is added.
        var script: Script?
        var scalars: [ShapingInput.Scalar] = []
        var clusters: Range<Int>
    }

    init(fonts: FontStore, paragraph: ParagraphText, segments: Segmentation) {
        self.fonts = fonts
        self.paragraph = paragraph
        self.segments = segments
        var known: [FontStack: Int] = [:]
        var listOfSpan: [Int] = []
        for fonts in paragraph.spans.lazy.map(\.style.fonts) {
            if paragraph.spans.count == 1 {
                stacks.append(fonts)
                listOfSpan.append(0)
                continue
            }
            if let last = listOfSpan.last, stacks[last] === fonts {
                listOfSpan.append(last)
                continue
            }
            if known[fonts] == nil {
                known[fonts] = stacks.count
                stacks.append(fonts)
            }
            listOfSpan.append(known[fonts] ?? 0)
        }
        self.listOfSpan = listOfSpan
        runs.reserveCapacity(4)
        opened.reserveCapacity(2)
    }

    mutating func itemise() throws(TypographyError) {
        var cluster = 0
        while cluster < segments.clusters.count {
            let end = extendLastRun(from: cluster)
            if end == cluster { try place(cluster) }
            cluster = max(end, cluster + 1)
        }
    }

    /// Returns the first face of a span's font stack.
    mutating func firstFace(of span: Int) throws(TypographyError) -> FontFace { try open(0, span) }

    /// Extends the last run by printable ASCII characters that are in the span's first font, which most characters
    /// are. The result is the same as that of `place`, at a tenth of the cost. Returns the first cluster that was not
    /// added.
    private mutating func extendLastRun(from start: Int) -> Int {
        guard let last = runs.indices.last, let first = openedFace(0, of: listOfSpan[runs[last].span]),
            runs[last].face === first
        else { return start }
        let (span, level) = (runs[last].span, runs[last].level)
        var script = runs[last].script
        var end = start
        while end < segments.clusters.count {
            let (scalars, place) = (segments.scalarRange(of: end), segments.clusters[end])
            let scalar = segments.scalars[scalars.lowerBound]
            guard scalars.count == 1, (0x20..<0x7F).contains(scalar.value), place.span == span, place.level == level,
                first.shaping.hasGlyph(for: scalar)
            else { break }
            if let own = Script(of: scalar) {
                guard script ?? own == own else { break }
                script = own
            }
            runs[last].add(scalar, of: end)
            end += 1
        }
        runs[last].script = script
        return end
    }

    private mutating func place(_ cluster: Int) throws(TypographyError) {
        let scalars = segments.scalars(of: cluster)
        let span = segments.clusters[cluster].span
        let script = Self.script(of: scalars)
        if paragraph.spans[span].style.box != nil {
            return append(CollectionOfOne(" "), cluster: cluster, to: try open(0, span), script: nil)
        }
        if script == nil, let face = faceBefore(span), scalars.allSatisfy(\.isInvisible) {
            return append(scalars.lazy.map(Self.visible), cluster: cluster, to: face, script: script)
        }
        if let face = try face(for: scalars, script, span) {
            append(scalars.lazy.map(Self.visible), cluster: cluster, to: face, script: script)
        } else {
            var name = String.UnicodeScalarView()
            name.append(contentsOf: scalars)
            if !missing.contains(String(name)) { missing.append(String(name)) }
            try placeMissing(scalars, cluster: cluster, script: script, span: span)
        }
    }

    /// Adds a cluster that no font has. If a font has the base character, only the marks become boxes.
    private mutating func placeMissing(
        _ scalars: ArraySlice<Unicode.Scalar>, cluster: Int, script: Script?, span: Int
    ) throws(TypographyError) {
        if scalars.count > 1, let face = try face(for: scalars.prefix(1), script, span) {
            let held = scalars.map { face.covers($0) ? Self.visible($0) : Self.nothing }
            return append(held, cluster: cluster, to: face, script: script)
        }
        append(CollectionOfOne(Self.nothing), cluster: cluster, to: try faceWithBox(span), script: nil)
    }

    /// Returns the first face with a visible missing-glyph box, because that of Liberation Serif is empty.
    private mutating func faceWithBox(_ span: Int) throws(TypographyError) -> FontFace {
        for number in stacks[listOfSpan[span]].faces.indices {
            let face = try open(number, span)
            if let box = face.outline(of: 0), !box.path.isEmpty { return face }
        }
        return try open(0, span)
    }

    /// Returns the script of the first character that has one.
    private static func script(of scalars: ArraySlice<Unicode.Scalar>) -> Script? {
        for scalar in scalars {
            if let script = Script(of: scalar) { return script }
        }
        return nil
    }

    /// Returns the face of the last run if the style is the same. Invisible characters continue that run, so that
    /// they don't separate letters.
    private func faceBefore(_ span: Int) -> FontFace? {
        guard let last = runs.indices.last, hasStyle(span, of: runs[last].span) else { return nil }
        return runs[last].face
    }

    private mutating func append(
        _ scalars: some Sequence<Unicode.Scalar>, cluster: Int, to face: FontFace, script: Script?
    ) {
        if !lastRunTakes(cluster, face: face, script: script) {
            let place = segments.clusters[cluster]
            runs.append(Item(face: face, level: place.level, span: place.span, clusters: cluster..<cluster))
            runs[runs.count - 1].scalars.reserveCapacity(min(16, segments.clusters.count - cluster))
        }
        let last = runs.count - 1
        if let script { runs[last].script = script }
        for scalar in scalars { runs[last].add(scalar, of: cluster) }
    }

    /// Accesses the last run in place, because a copy would make every append copy all of its characters. Chosen by
    /// measurement, see Performance.
    private func lastRunTakes(_ cluster: Int, face: FontFace, script: Script?) -> Bool {
        guard !runs.isEmpty, runs[runs.count - 1].face === face else { return false }
        let place = segments.clusters[cluster]
        guard runs[runs.count - 1].level == place.level, hasStyle(place.span, of: runs[runs.count - 1].span) else {
            return false
        }
        guard let script, let current = runs[runs.count - 1].script else { return true }
        return script == current
    }

    private func hasStyle(_ span: Int, of other: Int) -> Bool {
        span == other || paragraph.spans[span].style == paragraph.spans[other].style
    }

    private mutating func face(
        for scalars: ArraySlice<Unicode.Scalar>, _ script: Script?, _ span: Int
    ) throws(TypographyError) -> FontFace? {
        let fonts = paragraph.spans[span].style.fonts
        if scalars.areEmoji, let face = try face(fonts.emojiPosition, span, covering: scalars) { return face }
        if let face = try face(0, span, covering: scalars) { return face }
        if let made = script.flatMap(fonts.position), let face = try face(made, span, covering: scalars) {
            return face
        }
        for number in stacks[listOfSpan[span]].faces.indices.dropFirst() {
            if let face = try face(number, span, covering: scalars) { return face }
        }
        return nil
    }

    /// Canonical equivalents are not tried, because with the declared fonts they would help only for eleven
    /// struck-out arrows and relations in all of Unicode.
    private mutating func face(
        _ number: Int, _ span: Int, covering scalars: ArraySlice<Unicode.Scalar>
    ) throws(TypographyError) -> FontFace? {
        let face = try open(number, span)
        return scalars.allSatisfy(face.covers) ? face : nil
    }

    private mutating func open(_ number: Int, _ span: Int) throws(TypographyError) -> FontFace {
        let list = listOfSpan[span]
        if let face = openedFace(number, of: list) { return face }
        let face = try fonts.face(stacks[list].faces[number])
        opened.append((list, number, face))
        return face
    }

    private func openedFace(_ number: Int, of list: Int) -> FontFace? {
        for index in opened.indices where opened[index].number == number && opened[index].list == list {
            return opened[index].face
        }
        return nil
    }

    /// Returns the character to shape. A tab is drawn as a space. Other control characters are drawn as nothing, and
    /// so are the controls of annotations and shorthand, which HarfBuzz would show.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: return " "
        case 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3: return "\u{200B}"
        default: return scalar.isControl ? "\u{200B}" : scalar
        }
    }

    /// A noncharacter, for which no font has a glyph.
    private static let nothing: Unicode.Scalar = "\u{FFFF}"
}

extension Itemiser.Item {
    fileprivate mutating func add(_ scalar: Unicode.Scalar, of cluster: Int) {
        let place = UInt32(truncatingIfNeeded: cluster - clusters.lowerBound)
        scalars.append(ShapingInput.Scalar(value: scalar.value, cluster: place))
        clusters = clusters.lowerBound..<cluster + 1
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// True for a cluster that is displayed as an emoji (UTS #51): an emoji, a flag, or a character that a variation
    /// selector, skin tone, keycap or joiner sequence makes one. U+FE0E selects text presentation.
    fileprivate var areEmoji: Bool {
        guard let base = first, !base.isIdeograph, base.value >= 0x23,
            base.value < 0x30 || base.value > 0x39 || count > 1,
            base.value >= 0x80 || count > 1, base.properties.isEmoji, !contains("\u{FE0E}")
        else { return false }
        return base.properties.isEmojiPresentation || dropFirst().contains(where: \.makesEmoji)
            || dropLast().contains("\u{200D}")
    }
}

extension FontFace {
    /// True if the face has everything that HarfBuzz needs to show the character: a glyph, or the plain hyphen for a
    /// non-breaking one, or the plain space for spaces of other widths.
    fileprivate func covers(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isInvisible || shaping.hasGlyph(for: scalar) { return true }
        switch scalar.value {
        case 0x2011: return shaping.hasGlyph(for: "\u{2010}")
        case 0x2000...0x200A, 0x202F, 0x205F: return shaping.hasGlyph(for: " ")
        default: return false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// True for characters without a visible glyph. Printable ASCII and ideographs are checked first, because Unicode
    /// property lookups are slower than HarfBuzz. Hangul fillers are default ignorable, but HarfBuzz shows the font's
    /// glyphs for them.
    fileprivate var isInvisible: Bool {
        if (0x20..<0x7F).contains(value) || isIdeograph { return false }
        switch value {
        case 0x115F, 0x1160, 0x3164, 0xFFA0: return false
        case 0xFFF9...0xFFFB: return true
        default: return isControl || properties.isDefaultIgnorableCodePoint
        }
    }

    /// True for CJK ideographs, which are never white space, emoji or invisible.
    var isIdeograph: Bool { (0x3400...0x9FFF).contains(value) }

    fileprivate var makesEmoji: Bool {
        switch value {
        case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }
}
