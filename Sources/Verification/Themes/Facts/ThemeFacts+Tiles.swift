import Framewright
import FramewrightDrawing
import FramewrightTheming

extension ThemeFacts {
    /// The tokens of two neighbouring values.
    struct Neighbours: Hashable, Sendable {
        let first: String
        let second: String
    }

    /// The difference of two neighbours for one kind of colour vision.
    struct TileDistance {
        let vision: ColorVision
        let distance: Double
        let limit: Double
    }

    /// The neighbouring pairs of the theme's series: tokens that fill areas on a screen, and every group named
    /// `tile`. The numbers are in order, followed by `above`. A number that no screen asks for has no neighbours.
    var neighbours: [Neighbours] {
        var series: [String: [Int]] = [:]
        var order: [String] = []
        for token in theme.tokens where token.value.type == .color {
            guard let (name, value) = Self.seriesValue(token.path),
                Theme.isAskedFor(token.path) || areas[token.path] != nil,
                name.hasSuffix(".tile") || areas[token.path] != nil || series[name] != nil
            else { continue }
            if series[name] == nil { order.append(name) }
            series[name, default: []].append(value)
        }
        return order.flatMap { name in
            let above = theme.token(at: "\(name).above") == nil ? [] : ["\(name).above"]
            let tokens = (series[name] ?? []).sorted().map { "\(name).\($0)" } + above
            return zip(tokens, tokens.dropFirst()).map(Neighbours.init)
        }
    }

    private static func seriesValue(_ path: String) -> (name: String, value: Int)? {
        guard let dot = path.lastIndex(of: "."), let value = Int(path[path.index(after: dot)...]) else { return nil }
        return (String(path[..<dot]), value)
    }

    /// Returns the colours of a pair, or nil if one is translucent, because its visible colour depends on the
    /// background.
    func colors(of pair: Neighbours, in index: Int) -> (SRGBColor, SRGBColor)? {
        guard let one = color(pair.first, in: index), let other = color(pair.second, in: index),
            one.opacity >= 1, other.opacity >= 1
        else { return nil }
        return (one, other)
    }

    /// Returns the kinds of colour vision under which two colours are too similar.
    func tooNear(_ one: SRGBColor, _ other: SRGBColor) -> [TileDistance] {
        ColorVision.allCases.compactMap { vision in
            let limit = settings.tileDistance(vision)
            let distance = vision.difference(one, other)
            return distance < limit ? TileDistance(vision: vision, distance: distance, limit: limit) : nil
        }
    }

    func closeTiles(_ fixer: ThemeFixer) -> [ThemeFinding] {
        var findings: [ThemeFinding] = []
        for pair in fixer.neighbours {
            let first = findings.count
            for (index, context) in contexts.enumerated() {
                guard let (one, other) = colors(of: pair, in: index) else { continue }
                let near = tooNear(one, other)
                guard !near.isEmpty else { continue }
                let words = Self.explanation(pair, one: one, other: other, near: near)
                if let same = findings[first...].firstIndex(where: { $0.explanation == words }) {
                    findings[same].contexts.append(context.title)
                } else {
                    let isAdvised = findings.count < Self.maximumAdvised
                    let suggestions = isAdvised ? fixer.suggestions(for: pair, in: index) : []
                    findings.append(
                        finding(pair, words: words, near: near, context: context.title, suggestions: suggestions))
                }
            }
        }
        return findings
    }

    private func finding(
        _ pair: Neighbours, words: String, near: [TileDistance], context: String,
        suggestions: [ThemeFinding.Suggestion]
    ) -> ThemeFinding {
        let level = settings.level(of: .tileDistance)
        let place = areas[pair.second] ?? areas[pair.first]
        return ThemeFinding(
            rule: .tileDistance, level: near.contains { $0.vision == .usual } ? level : .warning,
            tokens: [pair.first, pair.second], contexts: [context], explanation: words,
            places: place.map { [$0] } ?? [], placeCount: place == nil ? 0 : 1, suggestions: suggestions)
    }

    private static func explanation(
        _ pair: Neighbours, one: SRGBColor, other: SRGBColor, near: [TileDistance]
    ) -> String {
        let seen = near.map { distance in
            let cut = shortest((distance.distance * 10).rounded(.down) / 10)
            let eyes = distance.vision == .usual ? "" : " with \(distance.vision.rawValue)"
            return "\(cut) apart\(eyes) where \(shortest(distance.limit)) is asked for"
        }
        return "\(pair.first) \(one) and \(pair.second) \(other) are \(seen.joined(separator: ", ")) (CIEDE2000)"
    }
}
