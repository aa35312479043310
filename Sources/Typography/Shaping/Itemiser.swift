import FramewrightDrawing

/// Cuts a paragraph into runs of one font, script, direction and style, so that each can be shaped by itself.
///
/// Every grapheme cluster takes the first font of its list that has all of it: the one asked for, then the one made for
/// its script, then all others; an emoji takes the emoji font first. A cluster that no font has becomes one
/// missing-glyph box of the first font.
struct Itemiser {
    private let library: FontLibrary
    private let paragraph: ParagraphText
    private let segments: Segmentation
    /// By span, its list; spans of one font share theirs.
    private let listOfSpan: [Int]
    private var stacks: [FontStack] = []
    /// The fonts opened so far: nearly always one or two.
    private var opened: [(list: Int, number: Int, face: FontFace)] = []
    private(set) var runs: [Item] = []
    private(set) var missing: [String] = []

    struct Item {
        let face: FontFace
        let level: UInt8
        let span: Int
        /// Nil until a character with a script of its own comes.
        var script: Script?
        var scalars: [ShapingInput.Scalar] = []
        var clusters: Range<Int>
    }

    init(library: FontLibrary, paragraph: ParagraphText, segments: Segmentation) {
        self.library = library
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

    /// The face that letters of a span are first looked for in.
    mutating func firstFace(of span: Int) throws(TypographyError) -> FontFace { try open(0, span) }

    /// Most characters are one printable ASCII, which its span's first font has, behind others: what `place` would do with as
    /// many as there are, at a tenth of the cost. Answers where they end.
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
        if script == nil, let face = faceBefore(span), scalars.allSatisfy(\.isInvisible) {
            return append(scalars.lazy.map(Self.visible), cluster, to: face, script)
        }
        if let face = try face(for: scalars, script, span) {
            append(scalars.lazy.map(Self.visible), cluster, to: face, script)
        } else {
            var name = String.UnicodeScalarView()
            name.append(contentsOf: scalars)
            if !missing.contains(String(name)) { missing.append(String(name)) }
            try placeMissing(scalars, cluster, script, span)
        }
    }

    /// A letter under a mark that no font has with it stays, and the mark is the box.
    private mutating func placeMissing(
        _ scalars: ArraySlice<Unicode.Scalar>, _ cluster: Int, _ script: Script?, _ span: Int
    ) throws(TypographyError) {
        if scalars.count > 1, let face = try face(for: scalars.prefix(1), script, span) {
            let held = scalars.map { face.covers($0) ? Self.visible($0) : Self.nothing }
            return append(held, cluster, to: face, script)
        }
        append(CollectionOfOne(Self.nothing), cluster, to: try faceWithBox(span), nil)
    }

    /// Liberation Serif's is empty.
    private mutating func faceWithBox(_ span: Int) throws(TypographyError) -> FontFace {
        for number in stacks[listOfSpan[span]].faces.indices {
            let face = try open(number, span)
            if let box = face.outline(of: 0), !box.path.isEmpty { return face }
        }
        return try open(0, span)
    }

    /// The first there is.
    private static func script(of scalars: ArraySlice<Unicode.Scalar>) -> Script? {
        for scalar in scalars {
            if let script = Script(of: scalar) { return script }
        }
        return nil
    }

    /// What is not seen does not part the letters around it.
    private func faceBefore(_ span: Int) -> FontFace? {
        guard let last = runs.indices.last, hasStyle(span, of: runs[last].span) else { return nil }
        return runs[last].face
    }

    private mutating func append(
        _ scalars: some Sequence<Unicode.Scalar>, _ cluster: Int, to face: FontFace, _ script: Script?
    ) {
        if !lastRunTakes(cluster, face, script) {
            let place = segments.clusters[cluster]
            runs.append(Item(face: face, level: place.level, span: place.span, clusters: cluster..<cluster))
            runs[runs.count - 1].scalars.reserveCapacity(min(16, segments.clusters.count - cluster))
        }
        let last = runs.count - 1
        if let script { runs[last].script = script }
        for scalar in scalars { runs[last].add(scalar, of: cluster) }
    }

    /// Looks at the last run in place: a copy of it would make every append copy all its characters (measured: a line of
    /// 100,000 letters took 5 s instead of 0.03).
    private func lastRunTakes(_ cluster: Int, _ face: FontFace, _ script: Script?) -> Bool {
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

    /// Canonical equivalents are not looked for: in the declared fonts only eleven struck-out arrows and relations would
    /// gain by it (counted over all of Unicode).
    private mutating func face(
        _ number: Int, _ span: Int, covering scalars: ArraySlice<Unicode.Scalar>
    ) throws(TypographyError) -> FontFace? {
        let face = try open(number, span)
        return scalars.allSatisfy(face.covers) ? face : nil
    }

    private mutating func open(_ number: Int, _ span: Int) throws(TypographyError) -> FontFace {
        let list = listOfSpan[span]
        if let face = openedFace(number, of: list) { return face }
        let face = try library.face(stacks[list].faces[number])
        opened.append((list, number, face))
        return face
    }

    private func openedFace(_ number: Int, of list: Int) -> FontFace? {
        for index in opened.indices where opened[index].number == number && opened[index].list == list {
            return opened[index].face
        }
        return nil
    }

    /// A tab is drawn as a space, every other control character as nothing, and so are those of annotations and shorthand, which
    /// HarfBuzz would show.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: return " "
        case 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3: return "\u{200B}"
        default: return scalar.isControl ? "\u{200B}" : scalar
        }
    }

    /// A noncharacter: no font has a glyph for it.
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
    /// True for a cluster that is shown as a picture (UTS #51): an emoji, a flag, or a character that a variation selector,
    /// a skin tone, a keycap or a joiner with something behind it makes one. U+FE0E asks for text.
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
    /// Whether it has all that HarfBuzz needs to show the character: a glyph, or for a hyphen that does not break and for spaces
    /// of other widths the plain hyphen or space.
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

    /// Printable ASCII and ideographs are asked about first: Unicode's property tables cost more than HarfBuzz does. Hangul's
    /// fillers can be ignored too, but HarfBuzz shows what the font has for them.
    fileprivate var isInvisible: Bool {
        if (0x20..<0x7F).contains(value) || isIdeograph { return false }
        switch value {
        case 0x115F, 0x1160, 0x3164, 0xFFA0: return false
        case 0xFFF9...0xFFFB: return true
        default: return isControl || properties.isDefaultIgnorableCodePoint
        }
    }

    /// One of those that Chinese, Japanese and Korean text is made of: no space, no emoji, and always seen.
    var isIdeograph: Bool { (0x3400...0x9FFF).contains(value) }

    fileprivate var makesEmoji: Bool {
        switch value {
        case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }
}
