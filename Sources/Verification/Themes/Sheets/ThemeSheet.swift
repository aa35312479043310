public import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming
import FramewrightViews

/// Draws overviews of themes: colours with names, values and contrast ratios, and screens, each context on its own
/// background.
@MainActor
public struct ThemeSheet {
    /// The number of pixels above which a sheet is drawn at one pixel per point.
    private static let sharpLimit = 40_000_000.0
    /// The maximum number of pixels of a sheet, which take 480 MB.
    private static let limit = 120_000_000.0
    private static let maximumTokens = 6000
    /// The maximum number of panels, one for each context of each theme, side by side.
    public nonisolated static let maximumPanels = 12

    private let catalogue: Catalogue
    private let devices: DeviceTable
    private let renderer: Renderer
    private let jobs: Int

    /// Creates a drawer of sheets that lays out the catalogue's screens with `renderer`.
    public init(
        _ catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(), jobs: Int = 1
    ) {
        (self.catalogue, self.devices, self.renderer, self.jobs) = (catalogue, devices, renderer, jobs)
    }

    /// Returns the sheet of one or several themes with the given screens.
    public func image(of themes: [Theme], screens: [MatrixCell]) throws -> Bitmap {
        let looks = themes.flatMap(ThemeLook.looks)
        let title = themes.map(\.name.isolated).joined(separator: ", ")
        let counts = themes.map {
            themes.count == 1 ? Self.count(of: $0) : "\($0.name.isolated) has \(Self.count(of: $0))"
        }
        let note = "\(counts.joined(separator: "; ")). Ratios are the least of the pairs the theme declares (WCAG 2)."
        return try image(
            SheetPlan(
                title: title, subtitle: themes.count == 1 ? themes[0].summary : "", note: note, rows: [], looks: looks,
                showsColors: true), screens)
    }

    /// Returns a sheet with the differences between two themes, and the screens in both.
    public func image(of difference: ThemeDifference, screens: [MatrixCell]) throws -> Bitmap {
        let pairs = zip(ThemeLook.looks(of: difference.old), ThemeLook.looks(of: difference.new))
        let rows = difference.changes.compactMap(\.row)
        let looks = pairs.flatMap { [$0.called("before"), $1.called("after")] }
        let columns = DifferenceTable.columns(in: SheetPage.innerWidth(looks.count))
        let shown = Array(rows.prefix(columns * Self.maximumLines))
        let more = rows.count > shown.count ? "; \(rows.count - shown.count) more are not shown" : ""
        return try image(
            SheetPlan(
                title: "\(difference.old.name.isolated) and \(difference.new.name.isolated)",
                subtitle: difference.summary,
                note: "Before and after, with the distance by CIEDE2000 (1 is just to be seen)\(more).", rows: shown,
                looks: looks, showsColors: false), screens)
    }

    /// The maximum number of lines of a difference table.
    private static let maximumLines = 80

    /// Returns for every scene and device the state that shows the most tokens of a theme.
    public func telling(_ cells: [MatrixCell], in theme: Theme) throws -> [MatrixCell] {
        var best: [(scene: Substring, cell: MatrixCell, count: Int)] = []
        for cell in cells {
            let layout = try layout(cell, theme)
            let scene = cell.scene.prefix { $0 != "/" }
            // A dialog dims everything behind it.
            let isCovered = layout.tree.nodes.contains { $0.payload.isPresentation }
            let count = isCovered ? 0 : Set(layout.displayList.items.compactMap(\.token)).count
            if let known = best.firstIndex(where: { $0.scene == scene && $0.cell.device == cell.device }) {
                if count > best[known].count { best[known] = (scene, cell, count) }
            } else {
                best.append((scene, cell, count))
            }
        }
        return best.map(\.cell)
    }

    private static func count(of theme: Theme) -> String {
        let colors = theme.tokens.filter { $0.value.type == .color }
        let own = colors.count { $0.alias == nil }
        return "\(own) colours, \(colors.count - own) references to them"
    }

    private func layout(_ cell: MatrixCell, _ theme: Theme) throws -> ScreenLayout {
        let viewport = try devices.device(named: cell.device).viewport(cell.orientation)
        return try catalogue.layout(cell.scene, in: viewport, theme: theme, traits: cell.traits, by: renderer)
    }

    // MARK: - The page

    private func image(_ plan: SheetPlan, _ screens: [MatrixCell]) throws -> Bitmap {
        guard plan.looks.count <= Self.maximumPanels else { throw ThemeSheetError.tooMany(plan.looks.count) }
        let tokens = plan.showsColors ? plan.looks.reduce(0) { $0 + $1.theme.tokens.count } : 0
        guard tokens <= Self.maximumTokens else { throw ThemeSheetError.tooManyTokens(tokens) }
        let columns = SheetPlan.columns(for: screens.count)
        for scale in [2.0, 1] {
            let panels = try plan.looks.map { look in
                SheetPanel(
                    look: look, groups: plan.showsColors ? SwatchGroup.groups(of: look.theme) : [],
                    rows: try thumbnails(screens, in: look, columns: columns, scale: scale), scale: scale)
            }
            let page = SheetPage(
                title: plan.title, subtitle: plan.subtitle, note: plan.note, rows: plan.rows, panels: panels)
            let size = try self.size(of: page)
            let pixels = size.width * size.height * scale * scale
            let longest = max(size.width, size.height) * scale
            if longest <= Double(PixelSize.maximumSide), pixels <= (scale > 1 ? Self.sharpLimit : Self.limit) {
                return try renderer.paint(
                    try renderer.layout(page, in: try Viewport(size: size, scale: scale), theme: .documented))
            }
        }
        throw ThemeSheetError.tooLarge
    }

    /// Lays the page out once to measure its height.
    private func size(of page: SheetPage) throws -> Size {
        let width = SheetPage.width(page.panels.count)
        let first = try renderer.layout(
            page, in: try Viewport(size: Size(width: width, height: 1000)), theme: .documented)
        let frame = first.tree.nodes.first { $0.payload.identifier == SheetPage.identifier }?.frame
        guard let frame else { preconditionFailure("the page has its identifier") }
        return Size(width: width, height: frame.height.rounded(.up))
    }

    private func thumbnails(
        _ screens: [MatrixCell], in look: ThemeLook, columns: Int, scale: Double
    ) throws -> [[Thumbnail]] {
        let gaps = Double(columns - 1) * SheetMetrics.swatchGap
        let width = ((SheetMetrics.innerWidth - gaps) / Double(columns)).rounded(.down)
        let placed = try screens.map { ($0, try layout($0, look.theme)) }
        let renderer = renderer
        let all = try placed.concurrentMap(jobs: jobs) { cell, layout in
            Result { () throws(RasterError) in
                try Self.thumbnail(cell, in: layout, width: width, scale: scale, by: renderer)
            }
        }.map { try $0.get() }
        return stride(from: 0, to: all.count, by: columns).map { Array(all[$0..<min($0 + columns, all.count)]) }
    }

    /// Paints a screen directly at the scale of the thumbnail instead of downsampling. The width is at most that of
    /// the column, the height at most 2.5 times that.
    private nonisolated static func thumbnail(
        _ cell: MatrixCell, in layout: ScreenLayout, width: Double, scale: Double, by renderer: Renderer
    ) throws(RasterError) -> Thumbnail {
        let list = layout.displayList
        let factor = min(width / list.size.width, width * 2.5 / list.size.height)
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        let image = try painter.paint(list, scale: factor * scale, background: layout.background)
        let size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
        let label = cell.device == "iphone-15" ? cell.scene : "\(cell.scene)\n\(cell.device)"
        return Thumbnail(image: image, size: size, label: label)
    }
}

extension String {
    /// The string between isolates, so that it does not change the direction of the surrounding text (UAX #9: first
    /// strong isolate).
    var isolated: String { "\u{2068}\(self)\u{2069}" }
}

extension DisplayList.Item {
    fileprivate var token: String? {
        switch command {
        case .fillRect(_, let paint), .fillPath(_, _, let paint), .glyphs(_, let paint): paint.token
        case .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: nil
        }
    }
}
