import FramewrightDrawing

/// Fills the tiles: eleven steps along the palette's ramp, one more for larger values, and an ink for each.
extension ThemeBuilder {
    /// Fills the tiles with colours along the ramp and the ink for larger values, each distinguishable from the
    /// previous one. Tiles that the palette defines itself are kept.
    mutating func fillTiles() {
        let named = palette.ramp.compactMap(palette.entry)
        let own = Self.tiles.map { ownEntry("tile.\($0)") }
        let stops = named.count < 2 && own.compactMap(\.self).count > 1 ? own.compactMap(\.self) : named
        var tiles: [String?: [SRGBColor]] = [:]
        for context in contexts { tiles[context] = tileColors(along: stops, own, in: context) }
        let source = stops.isEmpty ? "accent and background" : stops.map(\.key).joined(separator: ", ")
        for (index, tile) in Self.tiles.enumerated() {
            if let entry = own[index] {
                roles.append(role("tile.\(tile)", from: entry))
            } else {
                append("tile.\(tile)", from: source, tiles.mapValues { $0[index] }, like: ["ink"])
            }
        }
        for (name, isDark) in [("tileInk.light", false), ("tileInk.dark", true)] {
            if let entry = ownEntry(name) {
                roles.append(role(name, from: entry))
                continue
            }
            var colors: [String?: SRGBColor] = [:]
            for context in contexts { colors[context] = tileInk(isDark: isDark, in: context) }
            roles.append(Role(name: name, source: .derived("background and ink"), colors: colors))
        }
        for tile in Self.tiles { fillTileInk(tile) }
    }

    private func ownEntry(_ role: String) -> ImportedPalette.Entry? {
        palette.own.first { $0.path == "color.\(role)" }.flatMap { palette.entry($0.key) }
    }

    private func tileColors(
        along stops: [ImportedPalette.Entry], _ own: [ImportedPalette.Entry?], in context: String?
    ) -> [SRGBColor] {
        let background = color(of: "background", in: context)
        let ramp = stops.map { $0.color(in: context).mappedToSRGB.laid(over: background) }
        var tiles: [SRGBColor]
        if ramp.count < 2 {
            tiles = steadyTiles(towards: ramp.first ?? color(of: "accent", in: context), in: context)
            guard own.contains(where: { $0 != nil }) else { return tiles }
        } else {
            tiles = SRGBColor.evenly(Self.tiles.count - 1, along: ramp)
            tiles.append(color(of: "ink", in: context).laid(over: background))
        }
        for index in tiles.indices {
            if let entry = own[index] {
                tiles[index] = entry.color(in: context).mappedToSRGB
                continue
            }
            let next = index + 1 < tiles.count ? own[index + 1]?.color(in: context).mappedToSRGB : nil
            let neighbours = (index > 0 ? [tiles[index - 1]] : []) + (next.map { [$0] } ?? [])
            tiles[index] = tiles[index].apart(from: neighbours)
        }
        return tiles
    }

    /// Returns tiles that grow steadily darker or lighter from the background through a colour to the ink; if these are
    /// too near each other, to black or white, or from white to black.
    private func steadyTiles(towards middle: SRGBColor, in context: String?) -> [SRGBColor] {
        let background = color(of: "background", in: context)
        let ink = color(of: "ink", in: context).laid(over: background)
        let pole = SRGBColor.mostLegible(of: [.black, .white], on: [background])
        let start = background.mixed(with: middle, by: 0.2)
        let surroundings = ["cell", "board"].map { color(of: $0, in: context) }
        let others = roles.compactMap { $0.colors[context] }
        let ends = [(start, ink), (start, pole), (pole == .black ? .white : .black, pole)]
        var best = TileRamp.Steps(colors: [], separation: -1)
        for (start, end) in ends where best.separation < 1 {
            let ramp = TileRamp(from: start, through: middle, to: end, on: surroundings, beside: others)
            let steps = ramp.steps(Self.tiles.count)
            if steps.separation > best.separation { best = steps }
        }
        return best.colors
    }

    /// Returns the darker or lighter one of background and ink if it is legible on every tile that needs it, or else
    /// black or white.
    private func tileInk(isDark: Bool, in context: String?) -> SRGBColor {
        let (one, other) = (color(of: "background", in: context), color(of: "ink", in: context).laid(over: .black))
        let own = (relativeLuminance(one) < relativeLuminance(other)) == isDark ? one : other
        let limit: SRGBColor = isDark ? .black : .white
        let needed = Self.tiles.map { color(of: "tile.\($0)", in: context) }.filter {
            SRGBColor.mostLegible(of: [.black, .white], on: [$0]) == limit
        }
        return needed.allSatisfy { contrastRatio(own, on: $0) >= Self.minimumContrast } ? own : limit
    }

    private mutating func fillTileInk(_ tile: String) {
        if let entry = ownEntry("onTile.\(tile)") {
            roles.append(role("onTile.\(tile)", from: entry))
            return
        }
        var tokens: [String?: String] = [:]
        var colors: [String?: SRGBColor] = [:]
        for context in contexts {
            let ground = color(of: "tile.\(tile)", in: context).laid(over: color(of: "cell", in: context))
            let inks = ["light", "dark"].map { color(of: "tileInk.\($0)", in: context) }
            let isDark = contrastRatio(inks[1], on: ground) >= contrastRatio(inks[0], on: ground)
            colors[context] = inks[isDark ? 1 : 0]
            tokens[context] = "color.tileInk.\(isDark ? "dark" : "light")"
            // The palette's inks may not be legible on all of its tiles.
            if contrastRatio(inks[isDark ? 1 : 0], on: ground) < Self.minimumContrast {
                colors[context] = SRGBColor.mostLegible(of: [.black, .white], on: [ground])
                tokens[context] = nil
            }
        }
        let source = tokens.count == contexts.count ? Source.tokens(tokens) : .derived("tile.\(tile)")
        roles.append(Role(name: "onTile.\(tile)", source: source, colors: colors))
    }
}
