import Framewright
import FramewrightDrawing
import FramewrightRaster

extension ScreenLayout {
    /// The theme tokens whose colours explain how an expected picture differs from the actual one of this layout.
    ///
    /// A token is named only on proof. If painting the screen with the token's former colour, taken from the expected picture,
    /// repairs pixels and spoils none, the token changed from that colour. If no pixel shows the former colour alone (gradients,
    /// translucent or thin things), the token changed if all that it paints differs.
    ///
    /// - Parameter background: the token of the colour behind all views.
    func changedTokens(
        from expected: Bitmap, to actual: Bitmap, background: String?, by renderer: Renderer
    ) -> [TokenChange] {
        guard expected.size == actual.size else { return [] }
        var search = TokenSearch(self, background, renderer, expected: expected, actual: actual)
        search.replaceColors()
        search.matchAreas()
        return search.changes.sorted { $0.token < $1.token }
    }
}

/// Paints a screen in other colours to find those of the expected picture.
private struct TokenSearch {
    /// Repaints of each way.
    private static let most = 16

    private let layout: ScreenLayout
    private let renderer: Renderer
    private let expected: Bitmap
    private let backgroundToken: String?
    private(set) var changes: [TokenChange] = []
    /// What is known to have changed is painted as it was.
    private var list: DisplayList
    private var background: Color
    private var picture: Bitmap

    init(_ layout: ScreenLayout, _ background: String?, _ renderer: Renderer, expected: Bitmap, actual: Bitmap) {
        (self.layout, self.renderer, self.expected, picture) = (layout, renderer, expected, actual)
        (backgroundToken, self.background, list) = (background, layout.background, layout.displayList)
    }

    /// Opaque tokens by the pixel they make; the background last, which may have another name in a view.
    private var tokensByPixel: [UInt32: [String]] {
        var tokens: [UInt32: [String]] = [:]
        let background = backgroundToken.map { [Paint(self.background, token: $0)] } ?? []
        for paint in list.items.compactMap(\.command.paint) + background where paint.gradient == nil {
            guard let token = paint.token, paint.color.opacity >= 1 else { continue }
            let pixel = PremultipliedPixel(paint.color).packed
            if tokens[pixel]?.contains(token) != true { tokens[pixel, default: []].append(token) }
        }
        return tokens
    }

    /// Tries for each colour that differs the one which the expected picture has most often in its place.
    mutating func replaceColors() {
        let tokens = tokensByPixel
        var counts: [UInt32: [UInt32: Int]] = [:]
        for (old, new) in zip(expected.pixels, picture.pixels) where old != new && old.alpha == 255 {
            if tokens[new.packed] != nil { counts[new.packed, default: [:]][old.packed, default: 0] += 1 }
        }
        let colors = counts.compactMap { new, olds in
            olds.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (new: new, old: $0.key, count: $0.value) }
        }.sorted { ($1.count, $0.new) < ($0.count, $1.new) }
        for (new, old, _) in colors.prefix(Self.most) {
            let color = Color(PremultipliedPixel(packed: old))
            for token in (tokens[new] ?? []).sorted() where tries(token, as: color) {
                changes.append(TokenChange(token: token, old: color, new: Color(PremultipliedPixel(packed: new))))
            }
        }
    }

    /// Keeps a colour that repairs pixels and spoils none, unless taking away what the token paints does the same: that may have
    /// been elsewhere.
    private mutating func tries(_ token: String, as color: Color) -> Bool {
        let other = list.painting(token, in: color)
        let ground = token == backgroundToken ? color : background
        guard let painted = paint(other, ground) else { return false }
        var isBetter = false
        for index in expected.pixels.indices where painted.pixels[index] != picture.pixels[index] {
            if picture.pixels[index] == expected.pixels[index] { return false }
            if painted.pixels[index] == expected.pixels[index] { isBetter = true }
        }
        guard isBetter else { return false }
        if other != list, paint(list.painting(token, in: .clear), ground) == painted { return false }
        (list, background, picture) = (other, ground, painted)
        return true
    }

    /// Names tokens all of whose pixels still differ, if no others do: something that moved also differs where it was.
    mutating func matchAreas() {
        let named = Set(changes.map(\.token))
        guard picture != expected, let painted = paint(list, background) else { return }
        let differing = zip(expected.pixels, picture.pixels).map { $0 != $1 }
        var (tried, found, explained) = (Set<String>(), [TokenChange](), differing.map { _ in false })
        for item in list.items {
            guard let paint = item.command.paint else { continue }
            let colors = paint.gradient?.stops.map { ($0.token, $0.color) } ?? [(paint.token, paint.color)]
            for case (let token?, let color) in colors where !named.contains(token) && !tried.contains(token) {
                guard tried.count < Self.most else { return }
                tried.insert(token)
                guard let area = area(of: token, in: painted), Self.lies(area, in: differing) else { continue }
                found.append(TokenChange(token: token, old: nil, new: color))
                for index in area { explained[index] = true }
            }
        }
        let rest = differing.indices.filter { differing[$0] && !explained[$0] }
        if rest.count * 20 <= differing.count(where: \.self) { changes += found }
    }

    /// True if pixels differ, but for a tenth that may have been rounded to the same.
    private static func lies(_ area: [Int], in differing: [Bool]) -> Bool {
        !area.isEmpty && area.count { !differing[$0] } * 10 <= area.count
    }

    /// The pixels that a token takes part in.
    private func area(of token: String, in painted: Bitmap) -> [Int]? {
        guard let marked = paint(list.painting(token, in: nil), background) else { return nil }
        return painted.pixels.indices.filter { marked.pixels[$0] != painted.pixels[$0] }
    }

    private func paint(_ list: DisplayList, _ background: Color) -> Bitmap? {
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        return try? painter.paint(list, scale: layout.viewport.scale, background: background)
    }
}

extension DisplayList.Item.Command {
    fileprivate var paint: Paint? {
        switch self {
        case .fillRect(_, let paint), .fillPath(_, _, let paint), .glyphs(_, let paint): paint
        case .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: nil
        }
    }

    fileprivate func painted(_ paint: Paint) -> Self {
        switch self {
        case .fillRect(let rect, _): .fillRect(rect, paint)
        case .fillPath(let path, let rule, _): .fillPath(path, rule, paint)
        case .glyphs(let run, _): .glyphs(run, paint)
        case .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: self
        }
    }
}

extension DisplayList {
    /// The list with a token in another colour, as opaque as it is in each place.
    ///
    /// - Parameter color: nil for one far from each, to see where the token is.
    fileprivate func painting(_ token: String, in color: Color?) -> DisplayList {
        var list = self
        for index in items.indices {
            guard let paint = items[index].command.paint else { continue }
            let stops = paint.gradient?.stops.map(\.token) ?? [paint.token]
            guard stops.contains(token), color == nil || paint.gradient == nil else { continue }
            let new = color.map { $0.opacity(paint.color.opacity) } ?? paint.color.far
            list.items[index].command = items[index].command.painted(Paint(new, token: token))
        }
        return list
    }
}

extension Color {
    fileprivate init(_ pixel: PremultipliedPixel) {
        self.init(red8: pixel.red, green8: pixel.green, blue8: pixel.blue)
    }

    /// Half the range away in every component, opaque enough to be seen.
    fileprivate var far: Color {
        func far(_ value: Double) -> Double { value > 0.5 ? value - 0.5 : value + 0.5 }
        return Color(red: far(red), green: far(green), blue: far(blue), opacity: max(opacity, 0.1))
    }
}
