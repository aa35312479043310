import Framewright
import FramewrightDrawing
import FramewrightRaster

extension ScreenLayout {
    /// Returns the theme tokens whose changed colours explain the difference between an expected image and the actual
    /// image of this layout.
    ///
    /// A token is reported only with evidence. If painting the screen with a colour from the expected image in place
    /// of the token's colour fixes some pixels and breaks none, the token changed from that colour. If no pixel shows
    /// the former colour unmixed (gradients, translucent or thin shapes), the token changed if everything that it
    /// paints differs.
    ///
    /// - Parameters:
    ///   - mask: Covers parts of both images, and of every repaint.
    ///   - background: The token of the colour behind all views.
    func changedTokens(
        from expected: Bitmap, to actual: Bitmap, outside mask: ImageMask, background: String?, by renderer: Renderer
    ) -> [TokenChange] {
        guard expected.size == actual.size else { return [] }
        var search = TokenSearch(
            self, background: background, mask: mask, by: renderer, expected: mask.covering(expected),
            actual: mask.covering(actual))
        search.replaceColors()
        search.matchAreas()
        return search.changes.sorted { $0.token < $1.token }
    }
}

/// Paints a screen in other colours to reproduce the expected image.
private struct TokenSearch {
    /// The maximum number of colours and tokens tried, and the number of pixels sampled to choose tokens.
    private static let (most, samples) = (16, 12)
    /// The number of pixels that may be repainted for an image, and the number of repaints that it may have in any
    /// case. See Performance.
    private static let (repaintedArea, leastRepaints) = (12_000_000, 4)

    private let layout: ScreenLayout
    private let mask: ImageMask
    private let renderer: Renderer
    private let expected: Bitmap
    private let backgroundToken: String?
    private(set) var changes: [TokenChange] = []
    /// The display list in which changed tokens have their former colours.
    private var list: DisplayList
    private var background: SRGBColor
    private var image: Bitmap
    private var remainingRepaints: Int

    init(
        _ layout: ScreenLayout, background: String?, mask: ImageMask, by renderer: Renderer, expected: Bitmap,
        actual: Bitmap
    ) {
        (self.layout, self.mask, self.renderer, self.expected, image) = (layout, mask, renderer, expected, actual)
        (backgroundToken, self.background, list) = (background, layout.background, layout.displayList)
        remainingRepaints = max(Self.leastRepaints, Self.repaintedArea / max(1, expected.size.area))
    }

    /// The opaque tokens by the pixel value they produce. The background comes last, because a view may use the same
    /// colour under another token.
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

    /// Tries for each differing colour the colour that most often takes its place in the expected image.
    mutating func replaceColors() {
        let tokens = tokensByPixel
        // The number of pixels of each old colour by the new one, with the index of the first.
        var counts: [UInt32: [UInt32: (count: Int, place: Int)]] = [:]
        for (place, (old, new)) in zip(expected.pixels, image.pixels).enumerated() where old != new && old.alpha == 255
        {
            guard tokens[new.packed] != nil else { continue }
            counts[new.packed, default: [:]][old.packed, default: (0, place)].count += 1
        }
        let colors = counts.compactMap { new, olds in
            olds.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
                .map { (new: new, old: $0.key, count: $0.value.count, place: $0.value.place) }
        }.sorted { ($1.count, $0.new) < ($0.count, $1.new) }
        for (new, old, _, place) in colors.prefix(Self.most) {
            let color = SRGBColor(PremultipliedPixel(packed: old))
            for token in (tokens[new] ?? []).sorted() where tries(token, as: color, at: place) {
                changes.append(TokenChange(token: token, old: color, new: SRGBColor(PremultipliedPixel(packed: new))))
            }
        }
    }

    /// Returns true and keeps a colour if it fixes pixels and breaks none. A colour is rejected if removing the
    /// token's items has the same effect, because then they may have moved.
    ///
    /// - Parameter place: The index of a pixel that the colour must change.
    private mutating func tries(_ token: String, as color: SRGBColor, at place: Int) -> Bool {
        let other = list.painting(token, in: color)
        let newBackground = token == backgroundToken ? color : background
        guard pixel(place, of: other, over: newBackground) != pixel(place, of: list, over: background),
            let painted = paint(other, newBackground)
        else { return false }
        var isBetter = false
        for index in expected.pixels.indices where painted.pixels[index] != image.pixels[index] {
            if image.pixels[index] == expected.pixels[index] { return false }
            if painted.pixels[index] == expected.pixels[index] { isBetter = true }
        }
        guard isBetter else { return false }
        if other != list, paint(list.painting(token, in: .clear), newBackground) == painted { return false }
        (list, background, image) = (other, newBackground, painted)
        return true
    }

    /// Adds tokens all of whose pixels still differ, but only if they explain nearly all of the difference: an item
    /// that moved also differs at its former place.
    mutating func matchAreas() {
        let named = Set(changes.map(\.token))
        guard image != expected, let painted = paint(list, background) else { return }
        let differing = zip(expected.pixels, image.pixels).map { $0 != $1 }
        let places = differing.indices.filter { differing[$0] }
        let step = max(1, places.count / Self.samples)
        let samples = stride(from: step / 2, to: places.count, by: step).map { places[$0] }
        let before = samples.map { pixel($0, of: list, over: background) }
        var (found, explained) = ([TokenChange](), Set<Int>())
        for (token, color) in tokens where !named.contains(token) && found.count < Self.most {
            let marked = list.painting(token, in: nil)
            guard zip(samples, before).contains(where: { pixel($0, of: marked, over: background) != $1 }),
                let area = area(of: marked, in: painted), Self.lies(area, in: differing)
            else { continue }
            found.append(TokenChange(token: token, old: nil, new: color))
            explained.formUnion(area)
        }
        if places.count(where: { !explained.contains($0) }) * 20 <= places.count { changes += found }
    }

    /// The tokens of the display list, each once, with one of their colours.
    private var tokens: [(token: String, color: SRGBColor)] {
        var seen: Set<String> = []
        return list.items.compactMap(\.command.paint).flatMap { paint in
            paint.gradient?.stops.map { ($0.token, $0.color) } ?? [(paint.token, paint.color)]
        }.compactMap { token, color in
            token.flatMap { seen.insert($0).inserted ? ($0, color) : nil }
        }
    }

    /// True if at least nine tenths of the pixels differ; the rest may be equal by rounding.
    private static func lies(_ area: [Int], in differing: [Bool]) -> Bool {
        !area.isEmpty && area.count { !differing[$0] } * 10 <= area.count
    }

    /// Returns the indices of the pixels in which a display list differs from a painted image.
    private mutating func area(of marked: DisplayList, in painted: Bitmap) -> [Int]? {
        guard let marked = paint(marked, background) else { return nil }
        return painted.pixels.indices.filter { marked.pixels[$0] != painted.pixels[$0] }
    }

    /// Paints a single pixel. Only comparable with others painted this way, because the translation can change the
    /// rounding.
    private func pixel(_ index: Int, of list: DisplayList, over background: SRGBColor) -> PremultipliedPixel? {
        let (scale, (y, x)) = (layout.viewport.scale, index.quotientAndRemainder(dividingBy: expected.width))
        let move = ProjectionTransform(.translation(x: -Double(x) / scale, y: -Double(y) / scale))
        let size = Size(width: 1 / scale, height: 1 / scale)
        let items = [.init(.pushTransform(move), source: 0)] + list.items + [.init(.pop, source: 0)]
        return paintUnmasked(DisplayList(size: size, items: items), background)?[0, 0]
    }

    /// Paints the whole screen, with masked views covered as in the compared images. Returns nil after the last repaint
    /// that is left.
    private mutating func paint(_ list: DisplayList, _ background: SRGBColor) -> Bitmap? {
        guard remainingRepaints > 0 else { return nil }
        remainingRepaints -= 1
        return paintUnmasked(list, background).map(mask.covering)
    }

    private func paintUnmasked(_ list: DisplayList, _ background: SRGBColor) -> Bitmap? {
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
    /// Returns the list with a token in another colour, with the opacity unchanged.
    ///
    /// - Parameter color: The new colour, or nil for one that differs strongly from each present colour, to locate
    ///   the token.
    fileprivate func painting(_ token: String, in color: SRGBColor?) -> DisplayList {
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

extension SRGBColor {
    fileprivate init(_ pixel: PremultipliedPixel) {
        self.init(red8: pixel.red, green8: pixel.green, blue8: pixel.blue)
    }

    /// The colour with every component changed by half the range, and an opacity of at least 0.1.
    fileprivate var far: SRGBColor {
        func far(_ value: Double) -> Double { value > 0.5 ? value - 0.5 : value + 0.5 }
        return SRGBColor(red: far(red), green: far(green), blue: far(blue), opacity: max(opacity, 0.1))
    }
}
