/// The face asked for, and those that help out with characters it lacks: a list that is declared, and nothing else.
struct FontStack: Hashable {
    let primary: FontInstance
    /// Faces of the library's own fallback families, tried before those of `FontTable`.
    var helpers: [FontInstance] = []
    let isBold: Bool
    /// Upright faces of the list are skewed.
    var isItalic = false
    let ideographs: Locale.Ideographs

    /// The primary first, then everything else in the order it is tried.
    var faces: [FontInstance] {
        [primary] + helpers + [noto(.notoSansCJK(ideographs, isBold: isBold))]
            + Self.scripts.map { noto(.noto($0.name, isBold: isBold)) }
            + [
                noto(.noto("SansSymbols", isBold: isBold)), noto(.noto("SansSymbols2", isBold: false), hasBold: false),
                noto(.noto("SansMath", isBold: false), hasBold: false), FontInstance(.emoji),
            ]
    }

    /// No Noto face of the list is slanted.
    private func noto(_ face: FontDeclaration, hasBold: Bool = true) -> FontInstance {
        var synthesis: FontSynthesis = isItalic ? .oblique : []
        if isBold, !hasBold { synthesis.insert(.bold) }
        return FontInstance(face, synthesis: synthesis)
    }

    /// The scripts that have a face of their own, in the order of `faces` behind the ideographs.
    static let scripts: [(script: Script, name: String)] = [
        (.arabic, "SansArabic"), (.hebrew, "SansHebrew"), (.thai, "SansThai"), (.devanagari, "SansDevanagari"),
    ]

    /// Where in `faces` the one made for a script is.
    func position(of script: Script) -> Int? {
        Self.scripts.firstIndex { $0.script == script }.map { $0 + 2 + helpers.count }
    }

    var emojiPosition: Int { Self.scripts.count + 5 + helpers.count }
}
