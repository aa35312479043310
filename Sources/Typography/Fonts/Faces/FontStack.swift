/// The face asked for, and those that help out with characters it lacks: a list that is declared, and nothing else.
///
/// A class, since every run and every key of a cache holds one: as a value, copies and hashes of its names took a sixth of the
/// time of a new text.
final class FontStack: Sendable {
    let primary: FontInstance
    /// Faces of the library's own fallback families, then the one with the letters and signs of Latin, Greek and Cyrillic that
    /// the primary lacks.
    let helpers: [FontInstance]
    let isBold: Bool
    /// Upright faces of the list are skewed.
    let isItalic: Bool
    let ideographs: Locale.Ideographs
    /// The primary first, then everything else in the order it is tried.
    let faces: [FontInstance]

    init(
        primary: FontInstance, helpers: [FontInstance] = [], isBold: Bool, isItalic: Bool = false,
        ideographs: Locale.Ideographs
    ) {
        (self.primary, self.helpers, self.ideographs) = (primary, helpers, ideographs)
        (self.isBold, self.isItalic) = (isBold, isItalic)
        faces = Self.faces(primary, helpers, isBold: isBold, isItalic: isItalic, ideographs)
    }

    private static func faces(
        _ primary: FontInstance, _ helpers: [FontInstance], isBold: Bool, isItalic: Bool,
        _ ideographs: Locale.Ideographs
    ) -> [FontInstance] {
        /// No face made here is slanted.
        func noto(_ face: FontDeclaration, hasBold: Bool = true) -> FontInstance {
            var synthesis: FontSynthesis = isItalic ? .oblique : []
            if isBold, !hasBold { synthesis.insert(.bold) }
            return FontInstance(face, synthesis: synthesis)
        }
        return [primary] + helpers + [noto(.notoSansCJK(ideographs, isBold: isBold))]
            + scripts.map { noto(.noto($0.name, isBold: isBold)) }
            + [
                noto(.noto("SansSymbols", isBold: isBold)), noto(.noto("SansSymbols2", isBold: false), hasBold: false),
                noto(.noto("SansMath", isBold: false), hasBold: false), FontInstance(.emoji),
                // What only one of the primary faces has, for text in another.
                FontInstance(.inter(weight: isBold ? .bold : .regular, isItalic: isItalic, isDisplay: false)),
                FontInstance(.liberation("Sans", isBold: isBold, isItalic: isItalic)),
            ]
    }

    /// The scripts that have a face of their own, in the order of `faces` behind the ideographs.
    static let scripts: [(script: Script, name: String)] = [
        (.arabic, "SansArabic"), (.hebrew, "SansHebrew"), (.thai, "SansThai"), (.devanagari, "SansDevanagari"),
    ]

    /// Where in `faces` the one made for a script is.
    func position(of script: Script) -> Int? {
        if Script.cjk.contains(script) { return 1 + helpers.count }
        return Self.scripts.firstIndex { $0.script == script }.map { $0 + 2 + helpers.count }
    }

    var emojiPosition: Int { Self.scripts.count + 5 + helpers.count }
}

extension FontStack: Hashable {
    /// Nearly always one and the same.
    static func == (one: FontStack, other: FontStack) -> Bool {
        one === other
            || (one.primary == other.primary && one.helpers == other.helpers && one.isBold == other.isBold
                && one.isItalic == other.isItalic && one.ideographs == other.ideographs)
    }

    /// Stacks of one primary face are few.
    func hash(into hasher: inout Hasher) { hasher.combine(primary.id) }
}
