public import Framewright
import FramewrightCodecs
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming
import FramewrightViews

extension ScreenLayout {
    /// Returns the lint findings of the drawn colours: text against its background, and neighbouring values of a
    /// series against each other. Paints the screen without glyphs at one pixel per point, once for the background
    /// and once for the texts, and twice more if a text fails.
    ///
    /// - Parameter theme: Its contrast pairs with a reason must reach only their own minimum.
    public func colorFindings(
        _ settings: LintSettings = LintSettings(), theme: Theme
    ) throws(RenderError) -> [Finding] {
        guard settings.checks(.contrast) || settings.checks(.colorVision) else { return [] }
        do {
            var lint = ImageLint(self, settings: settings, theme: theme)
            return try lint.findings()
        } catch {
            throw .raster(error)
        }
    }
}

/// Paints a screen with and without boxes of the text's paint in place of its glyphs, so that alpha, gradients,
/// layers, filters and everything under and over the text take effect as in the rendered image.
struct ImageLint {
    let layout: ScreenLayout
    let settings: LintSettings
    let list: DisplayList
    let boxes: [TextBox]
    let theme: Theme
    private let exceptions: [ContrastException]
    private var painter: Painter

    init(_ layout: ScreenLayout, settings: LintSettings, theme: Theme) {
        (self.layout, self.settings) = (layout, settings)
        let list = layout.displayList
        self.list = list
        self.theme = theme
        let glyphs = layout.renderer.fonts
        boxes = list.items.indices.compactMap { TextBox(list.items[$0], at: $0, glyphs: glyphs) }
        exceptions = theme.contrastExceptions
        painter = Painter(glyphs: glyphs, images: layout.renderer.images)
    }

    mutating func findings() throws(RasterError) -> [Finding] {
        let background = try paint { _ in nil }
        var findings: [Finding] = []
        if settings.checks(.contrast) { findings += try contrast(over: background) }
        if settings.checks(.colorVision) { findings += colorVision(background) }
        return findings
    }

    /// Paints the screen with every text replaced by a box in the given paint, or by nothing.
    mutating func paint(_ paint: (TextBox) -> Paint?) throws(RasterError) -> Bitmap {
        var list = list
        for index in list.items.indices {
            if case .glyphs(let run, let paint) = list.items[index].command {
                let nothing = GlyphRun(font: run.font, size: run.size, origin: run.origin, glyphs: [], text: "")
                list.items[index].command = .glyphs(nothing, paint)
            }
        }
        for box in boxes {
            if let paint = paint(box) { list.items[box.item].command = box.command(paint) }
        }
        return try painter.paint(list, scale: 1, background: layout.background)
    }

    private mutating func contrast(over background: Bitmap) throws(RasterError) -> [Finding] {
        var reported: Set<Int> = []
        return try low(among: try contrasts(over: background), over: background).compactMap { low in
            let source = low.contrast.box.source
            guard let level = layout.tree.level(of: .contrast, at: source, settings), reported.insert(source).inserted
            else { return nil }
            return layout.tree.finding(.contrast, level: level, at: source, explanation: low.explanation)
        }
    }

    /// Measures the contrast of every active text against its background.
    mutating func contrasts(over background: Bitmap) throws(RasterError) -> [TextContrast] {
        let texts = try paint { $0.paint }
        return boxes.filter { !isExempt($0.source) }.map {
            TextContrast($0, background: background, texts: texts, in: layout, settings: settings)
        }
    }

    /// Returns the visible texts whose contrast is too low.
    mutating func low(among contrasts: [TextContrast], over background: Bitmap) throws(RasterError) -> [LowContrast] {
        let low = contrasts.compactMap { LowContrast($0, exceptions) }
        guard !low.isEmpty else { return [] }
        let (black, white) = (try paint { _ in Paint(.black) }, try paint { _ in Paint(.white) })
        return low.filter {
            $0.contrast.isSeen(black, white: white, opacity: layout.tree.opacity(around: $0.contrast.box.source))
        }
    }

    /// True if the node is disabled or behind a presentation. WCAG exempts inactive controls.
    private func isExempt(_ index: Int) -> Bool {
        var next: Int? = index
        while let current = next {
            if layout.tree.nodes[current].payload.isDisabled || layout.tree.isBehindPresentation(current) {
                return true
            }
            next = layout.tree.nodes[current].parent
        }
        return false
    }
}
