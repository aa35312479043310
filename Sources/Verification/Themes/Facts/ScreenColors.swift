import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming
import FramewrightViews

/// A text's colour on what is under it, and how far the two must stand apart.
struct ContrastRequirement: Hashable, Sendable {
    /// Token of the text; nil for a colour written in a view.
    let text: String?
    /// The text's paint, opacity aside.
    let textColor: Color
    /// Token of what is under it; nil where that is no token's colour alone.
    let background: String?
    let backgroundColor: Color
    /// How much of the text's colour is seen, the rest is ground: 0 to 1.
    let share: Double
    /// WCAG 2 ratio.
    let minimum: Double

    /// The ratio with other colours in their places.
    func ratio(text: Color? = nil, ground: Color? = nil) -> Double {
        let (text, ground) = (text ?? textColor, ground ?? backgroundColor)
        let opaque = Color(red: text.red, green: text.green, blue: text.blue)
        return contrastRatio(opaque.opacity(share), on: ground)
    }
}

/// What a theme's colours do on one screen.
struct ScreenColors: Sendable {
    /// A demand and where it was met.
    struct Occurrence: Sendable {
        let demand: ContrastRequirement
        let place: ThemeFinding.Place
        let ratio: Double
        let isLow: Bool
    }

    var contrasts: [Occurrence] = []
    /// Tokens of a series that areas are filled with, and the first view of each.
    var areas: [(token: String, place: ThemeFinding.Place)] = []
}

extension ImageLint {
    /// The colours of a screen as a theme check asks for them.
    mutating func screenColors(of cell: MatrixCell) throws(RasterError) -> ScreenColors {
        let ground = try paint { _ in nil }
        let contrasts = try contrasts(over: ground).filter {
            layout.tree.level(of: .contrast, at: $0.box.source, settings) != nil
        }
        let low = try low(among: contrasts, over: ground)
        var colors = ScreenColors()
        for low in low { colors.contrasts.append(occurrence(low.contrast, low.pair, cell, isLow: true)) }
        // What shows through something on top is low without being found; nothing is asked of it.
        for contrast in contrasts where contrast.low([]) == nil {
            colors.contrasts += contrast.common.filter { $0.ratio >= contrast.limit }
                .map { occurrence(contrast, $0, cell, isLow: false) }
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
        _ contrast: TextContrast, _ pair: TextContrast.Pair, _ cell: MatrixCell, isLow: Bool
    ) -> ScreenColors.Occurrence {
        let box = contrast.box
        let paint = box.paint.color
        let demand = ContrastRequirement(
            text: box.paint.gradient == nil ? box.paint.token : nil,
            textColor: Color(red: paint.red, green: paint.green, blue: paint.blue),
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

    /// The token of the nearest area of that colour under a text; of the screen itself where no area is.
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

    /// By the component in which paint and ground differ most; where they hardly do, the paint's opacity.
    private static func share(of paint: Color, in pair: TextContrast.Pair) -> Double {
        let (text, ground) = (pair.text.color, pair.background.color)
        let parts = [
            (paint.red - ground.red, text.red - ground.red), (paint.green - ground.green, text.green - ground.green),
            (paint.blue - ground.blue, text.blue - ground.blue),
        ]
        guard let widest = parts.max(by: { abs($0.0) < abs($1.0) }), abs(widest.0) > 0.06 else { return paint.opacity }
        let share = min(max(widest.1 / widest.0, 0), 1)
        // A byte's rounding is no translucency.
        return paint.opacity >= 1 && share > 0.95 ? 1 : (share * 64).rounded() / 64
    }
}

extension DisplayList.Item {
    /// What fills an area; nil for everything else.
    fileprivate var areaPaint: Paint? {
        switch command {
        case .fillRect(_, let paint), .fillPath(_, _, let paint): paint
        case .glyphs, .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: nil
        }
    }
}
