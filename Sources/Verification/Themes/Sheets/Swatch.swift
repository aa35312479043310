import FramewrightDrawing
import FramewrightTheming

/// A colour of a theme as shown on a sheet.
struct Swatch: Hashable, Sendable {
    /// The path below the group's path.
    let name: String
    let color: SRGBColor
    /// The colour of text drawn on it, or nil.
    let ink: SRGBColor?
    /// The contrast ratio of the declared pair closest to its minimum, and that minimum; nil if no pair has the
    /// colour.
    let ratio: Double?
    let minimum: Double?

    /// The ratio rounded down to tenths, so that it never overstates the contrast: `4.5`.
    var ratioText: String? { ratio.map { shortest(($0 * 10).rounded(.down) / 10) } }
    var passes: Bool { (ratio ?? 21) >= (minimum ?? 1) }
}

/// The colours with the same parent path: `color`, `color.tile`, `palette.blue`.
struct SwatchGroup: Hashable, Sendable {
    let title: String
    var swatches: [Swatch]

    /// Groups the theme's colours by the first two components of their paths. References are omitted, because they
    /// look like their targets.
    static func groups(of theme: Theme) -> [SwatchGroup] {
        let pairs = SwatchPairs(theme)
        var groups: [SwatchGroup] = []
        for token in theme.tokens where token.alias == nil {
            guard case .color(let color) = token.value else { continue }
            let names = token.path.split(separator: ".").map(String.init)
            let depth = names.count > 2 ? 2 : names.count - 1
            let (title, name) = (
                names.prefix(depth).joined(separator: "."), names.dropFirst(depth).joined(separator: ".")
            )
            let swatch = pairs.swatch(token.path, name: name, color: color)
            if let index = groups.firstIndex(where: { $0.title == title }) {
                groups[index].swatches.append(swatch)
            } else {
                groups.append(SwatchGroup(title: title, swatches: [swatch]))
            }
        }
        return groups
    }
}

/// The declared contrast pairs, indexed by the colours at the ends of their reference chains.
private struct SwatchPairs {
    private var results: [String: [(result: ContrastResult, isGround: Bool)]] = [:]

    init(_ theme: Theme) {
        for result in theme.contrastReport() {
            let pair = result.pair
            results[Self.end(of: pair.foreground, in: theme), default: []].append((result, false))
            guard let background = pair.background else { continue }
            results[Self.end(of: background, in: theme), default: []].append((result, true))
        }
    }

    private static func end(of path: String, in theme: Theme) -> String {
        var path = path
        while let alias = theme.token(at: path)?.alias { path = alias }
        return path
    }

    func swatch(_ path: String, name: String, color: SRGBColor) -> Swatch {
        let own = results[path] ?? []
        // The pair closest to its minimum.
        let worst = own.min { $0.result.ratio - $0.result.pair.minimum < $1.result.ratio - $1.result.pair.minimum }
        let text = own.first(where: \.isGround)?.result.foreground
        return Swatch(
            name: name, color: color, ink: text, ratio: worst?.result.ratio, minimum: worst?.result.pair.minimum)
    }
}
