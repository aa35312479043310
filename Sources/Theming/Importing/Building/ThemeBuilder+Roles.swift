import FramewrightDrawing

/// Fills the roles: with the palette's colours, or else with colours that keep text legible.
extension ThemeBuilder {
    typealias Lookup = (String) -> SRGBColor

    /// WCAG's minimum contrast of text with a small margin for rounding.
    static let minimumContrast = 4.52

    /// The areas on which text of any role may lie, the most important first. Areas that the palette gives come last,
    /// because they may be both dark and light.
    private var backgrounds: [String] {
        let others = ["surface", "column.odd", "column.even"]
        let isGiven = { (name: String) in palette.entryFilling(name) != nil }
        return ["background"] + others.filter { !isGiven($0) } + others.filter(isGiven)
    }

    mutating func fillRoles() {
        guard !palette.colors.isEmpty, !palette.roleSources.isEmpty || !palette.own.isEmpty else { return }
        let (palette, grounds) = (palette, backgrounds)
        fill("background", opaque: true) { context, _ in
            let texts = palette.given(["ink", "inkSecondary"], in: context)
            return texts.isEmpty ? (.white, "white") : (SRGBColor.mostLegible(of: [.white, .black], on: texts), "ink")
        }
        // The ink must be opaque, because it also colours areas.
        fill("ink", opaque: true) { _, role in
            (SRGBColor.mostLegible(of: [.black, .white], on: [role("background")]), "background")
        }
        fillBackgrounds()
        fill("inkSecondary") { _, role in
            let mixed = role("ink").mixed(with: role("background"), by: 0.3)
            return (mixed.legible(on: grounds.map(role), least: Self.minimumContrast), "ink")
        }
        fillAccent()
        for (channel, hue) in [("red", 25.0), ("green", 145), ("blue", 255)] {
            fill("channel.\(channel)", legible: true) { _, _ in
                (ColorCoordinates(.okLCh, [0.6, 0.17, hue]).mappedToSRGB.rounded, "hue of \(channel)")
            }
        }
        fill("edge") { _, role in
            let mixed = role("background").mixed(with: role("ink"), by: 0.5)
            return (mixed.legible(on: [role("background"), role("surface")], least: 3.05), "background and ink")
        }
        fillTiles()
        fillOwn()
        fillPetStages()
        fillWebBoard()
    }

    private mutating func fillAccent() {
        let palette = palette
        fill("accent", opaque: true) { context, role in
            (role("ink").legible(on: palette.given(["onAccent"], in: context), least: Self.minimumContrast), "ink")
        }
        fill("onAccent") { _, role in
            (
                SRGBColor.mostLegible(of: [role("background"), role("ink"), .white, .black], on: [role("accent")]),
                "accent"
            )
        }
        fill("accentInk", legible: true) { _, role in (role("accent"), "accent") }
    }

    /// Fills areas by mixing background and ink. On areas with text, everything stays legible that is legible on the
    /// background.
    private mutating func fillBackgrounds() {
        let palette = palette
        for (role, share) in [("board", 0.3), ("cell", 0.14), ("rule", 0.2)] {
            fill(role, opaque: role != "rule") { _, look in
                (look("background").mixed(with: look("ink"), by: share), "background and ink")
            }
        }
        for (role, share) in [("surface", 0.05), ("column.odd", 0.04), ("column.even", 0.09)] {
            fill(role, opaque: true) { context, look in
                let background = look("background")
                let pole = SRGBColor.mostLegible(of: [.black, .white], on: [background])
                let texts = ([pole, look("ink")] + palette.given(["inkSecondary"], in: context)).filter {
                    contrastRatio($0, on: background) >= Self.minimumContrast
                }
                let shades = [share, share / 2, share / 4, -share / 2].map {
                    background.mixed(with: look("ink"), by: $0)
                }
                let shade = shades.first { shade in
                    texts.allSatisfy { contrastRatio($0, on: shade) >= Self.minimumContrast }
                }
                return (shade ?? background, "background and ink")
            }
        }
    }

    /// Fills a role with the palette's colour, or with a computed one.
    ///
    /// - Parameters:
    ///   - opaque: If true, composites a translucent colour over the background, because text lies on it.
    ///   - legible: If true, changes the lightness of the colour until it is legible as text on all plain areas.
    private mutating func fill(
        _ role: String, opaque: Bool = false, legible: Bool = false,
        otherwise derive: (String?, Lookup) -> (SRGBColor, from: String)
    ) {
        let entry = palette.entryFilling(role)
        let grounds = backgrounds
        var colors: [String?: SRGBColor] = [:]
        var source: Source = entry.map { palette.isWrittenOut ? .literal($0.key) : .entry($0) } ?? .derived("")
        let filled = roles
        for context in contexts {
            let look: Lookup = { Self.color(of: $0, in: context, among: filled) }
            let (plain, from) = entry.map { ($0.color(in: context).mappedToSRGB, $0.key) } ?? derive(context, look)
            var color = plain
            if opaque { color = color.laid(over: role == "background" ? .white : look("background")) }
            if legible {
                color = color.laid(over: look("background"))
                    .legible(on: grounds.map(look), least: Self.minimumContrast)
            }
            if color != plain || entry == nil { source = .derived(from) }
            colors[context] = color
        }
        roles.append(Role(name: role, source: source, colors: colors))
    }

    func color(of role: String, in context: String?) -> SRGBColor {
        Self.color(of: role, in: context, among: roles)
    }

    private static func color(of role: String, in context: String?, among roles: [Role]) -> SRGBColor {
        roles.first { $0.name == role }?.colors[context] ?? .black
    }

    // MARK: - Beyond the roles

    /// Other tokens that the file names as the screens do. Where a role or a follower stands in the way of a role, such
    /// as `edge` in that of `edge.128`, the tokens of single screens take its colour.
    private mutating func fillOwn() {
        let paths = roles.map(\.path) + Self.followers.map(\.path)
        let isFree = { (path: String) in
            !paths.contains { $0.hasPrefix("\(path).") || path.hasPrefix("\($0).") }
        }
        for (path, key) in palette.own {
            guard let entry = palette.entry(key) else { continue }
            for place in isFree(path) ? [path] : Theme.tokens(ofRole: path) where isFree(place) {
                guard !roles.contains(where: { $0.path == place }) else { continue }
                put(role(String(place.dropFirst("color.".count)), from: entry))
            }
        }
    }

    func role(_ name: String, from entry: ImportedPalette.Entry) -> Role {
        var colors: [String?: SRGBColor] = [:]
        for context in contexts { colors[context] = entry.color(in: context).mappedToSRGB }
        return Role(name: name, source: .entry(entry), colors: colors)
    }

    /// Fills the web version's overlays of a finished board, opaque enough for their text. Disables the tiles' glow,
    /// which would overlap the button below a small board.
    private mutating func fillWebBoard() {
        var veils: [String?: SRGBColor] = [:]
        var inks: [String: [String?: SRGBColor]] = [:]
        for context in contexts {
            let background = color(of: "background", in: context)
            let areas = (Self.tiles.map { "tile.\($0)" } + ["board", "cell"]).map { color(of: $0, in: context) }
            let pole = SRGBColor.mostLegible(of: [.black, .white], on: [background])
            for density in [0.6, 0.7, 0.8, 0.9, 1] {
                let veil = background.opacity(density).rounded
                let grounds = areas.map { veil.laid(over: $0.laid(over: background)) } + [background]
                guard density == 1 || grounds.allSatisfy({ contrastRatio(pole, on: $0) >= Self.minimumContrast }) else {
                    continue
                }
                veils[context] = veil
                for (name, role) in [("lostInk", "ink"), ("wonInk", "accentInk")] {
                    let ink = color(of: role, in: context).legible(on: grounds, least: Self.minimumContrast)
                    inks[name, default: [:]][context] = ink
                }
                break
            }
        }
        for name in ["lost", "won"] {
            append("game2048Web.over.\(name)", from: "background", veils, like: ["game2048Web.over.lost"])
        }
        for (name, role) in [("lostInk", "ink"), ("wonInk", "accentInk")] {
            append("game2048Web.over.\(name)", from: role, inks[name] ?? [:], like: [role])
        }
        var clear: [String?: SRGBColor] = [:]
        for context in contexts { clear[context] = .clear }
        append("game2048Web.glow.above", from: "no colour", clear)
    }

    /// Adds a computed token, unless it exists. If a role has the same colours, the token refers to it.
    mutating func append(
        _ name: String, from source: String, _ colors: [String?: SRGBColor], like others: [String] = []
    ) {
        guard !roles.contains(where: { $0.name == name }) else { return }
        let same = roles.first { others.contains($0.name) && $0.colors == colors }
        let tokens: [String?: String]? = same.map { [nil: $0.path] }
        roles.append(Role(name: name, source: tokens.map(Source.tokens) ?? .derived(source), colors: colors))
    }
}
