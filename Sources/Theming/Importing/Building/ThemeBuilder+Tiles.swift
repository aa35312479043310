import FramewrightDrawing

/// The game's tiles: eleven steps along the colours a palette has for them, one more for what is above, and ink for each.
extension ThemeBuilder {
    /// Eleven tiles along the ramp, and the ink for those above; each a little away from the one before.
    mutating func fillTiles() {
        let stops = palette.ramp.compactMap(palette.entry)
        var tiles: [String?: [Color]] = [:]
        for context in contexts { tiles[context] = tileColors(along: stops, in: context) }
        let source = stops.isEmpty ? "accent and background" : stops.map(\.key).joined(separator: ", ")
        for (index, tile) in Self.tiles.enumerated() {
            let colors = tiles.mapValues { $0[index] }
            roles.append(Role(name: "tile.\(tile)", source: .derived(source), colors: colors))
        }
        for (name, isDark) in [("tileInk.light", false), ("tileInk.dark", true)] {
            var colors: [String?: Color] = [:]
            for context in contexts { colors[context] = tileInk(isDark: isDark, in: context) }
            roles.append(Role(name: name, source: .derived("background and ink"), colors: colors))
        }
        for tile in Self.tiles { fillTileInk(tile) }
    }

    private func tileColors(along stops: [ImportedPalette.Entry], in context: String?) -> [Color] {
        let background = color(of: "background", in: context)
        var ramp = stops.map { $0.color(in: context).mappedToSRGB.laid(over: background) }
        if ramp.count < 2 {
            let accent = ramp.first ?? color(of: "accent", in: context)
            ramp = [background.mixed(with: accent, by: 0.2), accent]
        }
        var tiles = Color.evenly(Self.tiles.count - 1, along: ramp)
        tiles.append(color(of: "ink", in: context).laid(over: background))
        for index in tiles.indices.dropFirst() {
            tiles[index] = tiles[index].away(from: tiles[index - 1], least: 0.035)
        }
        return tiles
    }

    /// The darkest or lightest of background and ink where that is legible on every tile it is needed for, else black or white.
    private func tileInk(isDark: Bool, in context: String?) -> Color {
        let (one, other) = (color(of: "background", in: context), color(of: "ink", in: context).laid(over: .black))
        let own = (relativeLuminance(one) < relativeLuminance(other)) == isDark ? one : other
        let limit: Color = isDark ? .black : .white
        let needed = Self.tiles.map { color(of: "tile.\($0)", in: context) }.filter {
            Color.mostLegible(of: [.black, .white], on: [$0]) == limit
        }
        return needed.allSatisfy { contrastRatio(own, on: $0) >= 4.5 } ? own : limit
    }

    private mutating func fillTileInk(_ tile: String) {
        var tokens: [String?: String] = [:]
        var colors: [String?: Color] = [:]
        for context in contexts {
            let ground = color(of: "tile.\(tile)", in: context)
            let (light, dark) = (color(of: "tileInk.light", in: context), color(of: "tileInk.dark", in: context))
            let isDark = contrastRatio(dark, on: ground) >= contrastRatio(light, on: ground)
            tokens[context] = isDark ? "color.tileInk.dark" : "color.tileInk.light"
            colors[context] = isDark ? dark : light
        }
        let isOne = Set(tokens.values).count == 1
        roles.append(
            Role(
                name: "onTile.\(tile)",
                source: isOne ? .token(tokens[nil] ?? "color.tileInk.dark") : .derived("tile.\(tile)"), colors: colors))
    }
}
