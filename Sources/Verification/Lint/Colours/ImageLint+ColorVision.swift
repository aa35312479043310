import Framewright
import FramewrightDrawing
import FramewrightTheming
import FramewrightViews

extension ImageLint {
    /// Reports neighbouring values of a series whose colours look the same under some kind of colour vision. A series
    /// is a set of numbered tokens of a theme: `color.game2048.tile.2`, `.4`, `.8`.
    func colorVision(_ background: Bitmap) -> [Finding] {
        var findings: [Finding] = []
        let values = seriesValues(background)
        for (one, other) in zip(values, values.dropFirst()) where one.series == other.series {
            let close = ColorVision.allCases.filter {
                $0.distance(one.color, other.color) < settings.colorDistance
            }
            let tokens = [one, other].map { "\($0.series).\($0.value)" }
            guard let first = close.first, !theme.exempts(tokens, from: .tileDistance),
                let level = layout.tree.level(of: .colorVision, at: other.source, settings)
            else { continue }
            let names = close.map(\.rawValue).joined(separator: ", ")
            let distance = shortest((first.distance(one.color, other.color) * 1000).rounded() / 1000)
            findings.append(
                layout.tree.finding(
                    .colorVision, level: level, at: other.source,
                    explanation:
                        "\(one.color) {\(tokens[0])} and \(other.color) {\(tokens[1])} look the same (\(names)): \(distance) apart, \(shortest(settings.colorDistance)) is asked for"
                ))
        }
        return findings
    }

    /// A visible colour of a numbered token.
    private struct SeriesValue {
        let series: String
        let value: Int
        let color: SRGBColor
        let source: Int
    }

    /// Returns each value on the screen once, in order, with the visible colour of the first shape that has its
    /// token.
    private func seriesValues(_ background: Bitmap) -> [SeriesValue] {
        var values: [SeriesValue] = []
        for item in list.items {
            guard let (series, value, paint) = item.seriesToken,
                !values.contains(where: { $0.series == series && $0.value == value }),
                let middle = layout.tree.seenMiddle(of: item.source), middle.x >= 0, middle.y >= 0,
                middle.x < Double(background.width), middle.y < Double(background.height)
            else { continue }
            // An opaque colour is taken from the paint, because something may cover the shape's centre. A translucent
            // colour is read from the bitmap, because it depends on the background.
            let color = paint.opacity >= 1 ? paint : background[Int(middle.x), Int(middle.y)].color
            values.append(SeriesValue(series: series, value: value, color: color, source: item.source))
        }
        return values.sorted { ($0.series, $0.value) < ($1.series, $1.value) }
    }
}

extension DisplayList.Item {
    /// The theme token of a filled area, split into series and number, or nil if its last component is not a number.
    var seriesToken: (series: String, value: Int, color: SRGBColor)? {
        let paint: Paint
        switch command {
        case .fillRect(_, let fill), .fillPath(_, _, let fill): paint = fill
        case .glyphs, .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: return nil
        }
        guard let token = paint.token, let dot = token.lastIndex(of: "."),
            let value = Int(token[token.index(after: dot)...])
        else { return nil }
        return (String(token[..<dot]), value, paint.color)
    }
}
