/// The requested face, followed by fallback faces for characters it lacks: a fixed list, which does not depend on
/// installed fonts.
///
/// A class, because every run and cache key contains one. Chosen by measurement, see Performance.
final class FontStack: Sendable {
    let primary: FontInstance
    /// The faces of the library's fallback families, followed by the face for Latin, Greek and Cyrillic characters
    /// that the primary face lacks.
    let helpers: [FontInstance]
    let isBold: Bool
    /// True to skew the upright faces of the list.
    let isItalic: Bool
    let ideographs: Locale.Ideographs
    /// The primary face, followed by the others in the order in which they are tried.
    let faces: [FontInstance]

    init(
        primary: FontInstance, helpers: [FontInstance] = [], isBold: Bool, isItalic: Bool = false,
        ideographs: Locale.Ideographs
    ) {
        (self.primary, self.helpers, self.ideographs) = (primary, helpers, ideographs)
        (self.isBold, self.isItalic) = (isBold, isItalic)
        faces = Self.faces(primary, helpers: helpers, isBold: isBold, isItalic: isItalic, ideographs: ideographs)
    }

    private static func faces(
        _ primary: FontInstance, helpers: [FontInstance], isBold: Bool, isItalic: Bool,
        ideographs: Locale.Ideographs
    ) -> [FontInstance] {
        /// Returns a fallback face, all of which are upright.
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
                // Faces with characters that only one of the primary faces has, for text in another.
                FontInstance(.inter(weight: isBold ? .bold : .regular, isItalic: isItalic, isDisplay: false)),
                FontInstance(.liberation("Sans", isBold: isBold, isItalic: isItalic)),
            ]
    }

    /// The scripts with a face of their own, in the order of `faces` after the CJK face.
    static let scripts: [(script: Script, name: String)] = [
        (.arabic, "SansArabic"), (.hebrew, "SansHebrew"), (.thai, "SansThai"), (.devanagari, "SansDevanagari"),
    ]

    /// Returns the index in `faces` of the face for a script, or nil.
    func position(of script: Script) -> Int? {
        if Script.cjk.contains(script) { return 1 + helpers.count }
        return Self.scripts.firstIndex { $0.script == script }.map { $0 + 2 + helpers.count }
    }

    var emojiPosition: Int { Self.scripts.count + 5 + helpers.count }
}

extension FontStack: Hashable {
    /// Compares identity first, because the stacks are nearly always identical.
    static func == (one: FontStack, other: FontStack) -> Bool {
        one === other
            || (one.primary == other.primary && one.helpers == other.helpers && one.isBold == other.isBold
                && one.isItalic == other.isItalic && one.ideographs == other.ideographs)
    }

    /// Hashes only the primary face, because few stacks share one.
    func hash(into hasher: inout Hasher) { hasher.combine(primary.id) }
}
