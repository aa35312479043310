import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming
import FramewrightViews

/// A text colour on a background, with the contrast that it must reach.
struct ContrastRequirement: Hashable, Sendable {
    /// The token of the text, or nil for a colour written in a view.
    let text: String?
    /// The text's paint without its opacity.
    let textColor: SRGBColor
    /// The token of the background, or nil if no single token's colour is visible there.
    let background: String?
    let backgroundColor: SRGBColor
    /// The visible share of the text colour over the background, 0 to 1.
    let share: Double
    /// The required WCAG 2 contrast ratio.
    let minimum: Double

    /// Returns the contrast ratio, with either colour replaced.
    func ratio(text: SRGBColor? = nil, background: SRGBColor? = nil) -> Double {
        let (text, background) = (text ?? textColor, background ?? backgroundColor)
        let opaque = SRGBColor(red: text.red, green: text.green, blue: text.blue)
        return contrastRatio(opaque.opacity(share), on: background)
    }
}

/// The contrasts and series colours of one screen.
struct ScreenColors: Sendable {
    /// An occurrence of a contrast demand in a view.
    struct Occurrence: Sendable {
        let demand: ContrastRequirement
        let place: ThemeFinding.Place
        let ratio: Double
        let isLow: Bool
    }

    var contrasts: [Occurrence] = []
    /// The tokens of series with which areas are filled, each with its first view.
    var areas: [(token: String, place: ThemeFinding.Place)] = []
}

extension ImageLint {
    /// Collects the colours of a screen for a theme check.
    mutating func screenColors(of cell: MatrixCell) throws(RasterError) -> ScreenColors {
        let background = try paint { _ in nil }
        let contrasts = try contrasts(over: background).filter {
            layout.tree.level(of: .contrast, at: $0.box.source, settings) != nil
        }
        let low = try low(among: contrasts, over: background)
        var colors = ScreenColors()
        for low in low { colors.contrasts.append(occurrence(low.contrast, pair: low.pair, cell: cell, isLow: true)) }
        // A contrast that is low but not reported belongs to a covered text, for which nothing is required.
        for contrast in contrasts where contrast.low([]) == nil {
            colors.contrasts += contrast.common.filter { $0.ratio >= contrast.limit }
                .map { occurrence(contrast, pair: $0, cell: cell, isLow: false) }
        }
        for item in list.items {
            guard let (series, value, _) = item.seriesToken else { continue }
            let token = "\(series).\(value)"
            if !colors.areas.contains(where: { $0.token == token }) {
                colors.areas.append((token, place(item.source, cell, text: nil)))
            }
        }
        return colors
    }

    private func occurrence(
        _ contrast: TextContrast, pair: TextContrast.Pair, cell: MatrixCell, isLow: Bool
    ) -> ScreenColors.Occurrence {
        let box = contrast.box
        let paint = box.paint.color
        let demand = ContrastRequirement(
            text: box.paint.gradient == nil ? box.paint.token : nil,
            textColor: SRGBColor(red: paint.red, green: paint.green, blue: paint.blue),
            background: backgroundToken(under: box, at: pair), backgroundColor: pair.background.color,
            share: Self.share(of: paint, in: pair), minimum: contrast.limit)
        let view = place(box.source, cell, text: box.text)
        return ScreenColors.Occurrence(demand: demand, place: view, ratio: pair.ratio, isLow: isLow)
    }

    private func place(_ index: Int, _ cell: MatrixCell, text: String?) -> ThemeFinding.Place {
        return ThemeFinding.Place(
            scene: cell.scene, device: cell.device, view: name(of: index),
            path: layout.tree.path(of: index), text: text)
    }

    private func name(of index: Int) -> String { layout.tree.placedName(of: index) }

    /// Returns the token of the topmost area under a text that has the background's colour, or else that of the
    /// screen's own background.
    private func backgroundToken(under box: TextBox, at pair: TextContrast.Pair) -> String? {
        let middle = Point(x: Double(pair.place.x) + 0.5, y: Double(pair.place.y) + 0.5)
        let color = pair.background.color.description
        for item in list.items[..<box.item].reversed() {
            guard let paint = item.areaPaint, paint.gradient == nil, paint.color.description == color,
                layout.tree.seenFrame(of: item.source).contains(middle)
            else { continue }
            return paint.token
        }
        guard let screen = theme.paint("color.background"), screen.color.description == color else { return nil }
        return screen.token
    }

    /// Estimates the visible share from the component in which paint and background differ most. If they hardly
    /// differ, returns the paint's opacity.
    private static func share(of paint: SRGBColor, in pair: TextContrast.Pair) -> Double {
        let (text, background) = (pair.text.color, pair.background.color)
        let parts = [
            (paint.red - background.red, text.red - background.red),
            (paint.green - background.green, text.green - background.green),
            (paint.blue - background.blue, text.blue - background.blue),
        ]
        guard let widest = parts.max(by: { abs($0.0) < abs($1.0) }), abs(widest.0) > 0.06 else { return paint.opacity }
        let share = min(max(widest.1 / widest.0, 0), 1)
        // A small deviation of an opaque paint is 8-bit rounding.
        return paint.opacity >= 1 && share > 0.95 ? 1 : (share * 64).rounded() / 64
    }
}

extension DisplayList.Item {
    /// The paint of a filled area, or nil for other commands.
    fileprivate var areaPaint: Paint? {
        switch command {
        case .fillRect(_, let paint), .fillPath(_, _, let paint): paint
        case .glyphs, .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: nil
        }
    }
}
