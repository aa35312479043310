public import FramewrightDrawing
public import FramewrightLayoutEngine
import FramewrightRaster
public import FramewrightTheming
public import FramewrightTypography
public import FramewrightViews

/// A laid-out screen: the frame of every view, and its display list.
public struct ScreenLayout: Sendable {
    /// The screen that was laid out.
    public let viewport: Viewport
    /// The placed views, with frames snapped to the viewport's pixels.
    public let tree: PlacedTree<ViewContent>
    /// The drawing commands, created on each access.
    public var displayList: DisplayList { tree.displayList() }
    /// The colour of areas without views: the theme's own `color.background`, otherwise white, or black in a dark
    /// context.
    public let background: SRGBColor
    /// True while a finite animation is running. Texts that appear or disappear may then overlap others.
    package let isInTransition: Bool
    /// The renderer that made the layout. Its fonts and images are used, whichever renderer paints it.
    package let renderer: Renderer

    /// Warnings of images and texts that could not be read or are drawn differently, each once.
    public var remarks: [String] {
        var remarks: [String] = []
        for node in tree.nodes {
            let found =
                switch node.payload.figure {
                case .image(let image): image.remarks.map { "image \(image.label): \($0)" }
                case .text(let text): text.remarks
                default: [String]()
                }
            for remark in found where !remarks.contains(remark) { remarks.append(remark) }
        }
        return remarks
    }

    /// The fonts of the text, sorted by name.
    public var fonts: [FontID] {
        let used = displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command { run.font } else { nil }
        }
        return Set(used).sorted { $0.name < $1.name }
    }
}

/// Renders views to pixels.
///
/// `version` changes whenever the same input gives other pixels.
public struct Renderer: Sendable {
    /// The version of the renderer's output.
    public static let version = "0.9.0"

    /// The fonts.
    public let fonts: FontLibrary
    /// The images.
    public let images: ImageLibrary
    /// The translations of texts.
    let strings: StringCatalog?
    /// The maximum number of threads that paint one image.
    private let threads: Int

    /// Creates a renderer. By default, fonts are looked up in the standard folders and there is no asset folder.
    /// - Parameter threads: The maximum number of threads that paint one large image, as in `Renderer(threads: 4)`;
    ///   values outside 1 to 64 are clamped. The pixels do not depend on it. Use more than one where only one image is
    ///   painted at a time.
    public init(fonts: FontLibrary = FontLibrary(), images: ImageLibrary = ImageLibrary(), threads: Int = 1) {
        self.init(fonts: fonts, images: images, strings: nil, threads: threads)
    }

    package init(fonts: FontLibrary = FontLibrary(), images: ImageLibrary, strings: StringCatalog?, threads: Int = 1) {
        self.fonts = fonts
        self.images = images
        self.strings = strings
        self.threads = threads
    }

    /// Evaluates, places and snaps a view.
    @MainActor
    public func layout(
        _ view: some View, in viewport: Viewport, theme: Theme, traits: Traits = Traits()
    ) throws(RenderError) -> ScreenLayout {
        let graph = ViewGraph()
        defer { graph.end() }
        switch try settle(view, over: graph, in: viewport, theme: theme, traits: traits) {
        case .placed(let layout): return layout
        case .unplaced: return try layout(graph.stage, at: graph.time, in: viewport, theme: theme)
        }
    }

    /// Evaluates, places and paints a view.
    ///
    /// ```swift
    /// let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
    /// let bitmap = try Renderer().render(Text("Hello"), in: viewport, theme: .documented)
    /// ```
    @MainActor
    public func render(
        _ view: some View, in viewport: Viewport, theme: Theme, traits: Traits = Traits()
    ) throws(RenderError) -> Bitmap {
        try paint(try layout(view, in: viewport, theme: theme, traits: traits))
    }

    /// Settled views, placed if a view depends on frames.
    enum SettledFrame {
        case placed(ScreenLayout)
        /// Placed when an image is needed: the graph's stage has the views.
        case unplaced
    }

    /// Evaluates views with state until they no longer change their own state.
    @MainActor
    func settle(
        _ view: some View, over graph: ViewGraph, in viewport: Viewport, theme: Theme, traits: Traits
    ) throws(RenderError) -> SettledFrame {
        let settlement = try graph.settle { () throws(RenderError) -> SettledFrame in
            let report = Lowering.Report()
            let node = try lower(view, over: graph, in: viewport, theme: theme, traits: traits, report: report)
            let frame = try place(node, over: graph, in: viewport, theme: theme)
            guard report.errors.isEmpty else { throw .views(report.errors) }
            return frame
        }
        guard case .settled(let frame) = settlement else { throw .views([.neverSettles]) }
        return frame
    }

    /// Returns the layout nodes of a view in the environment of a viewport. They can be placed repeatedly.
    @MainActor
    package func lower(
        _ view: some View, over graph: ViewGraph = ViewGraph(), in viewport: Viewport, theme: Theme,
        traits: Traits = Traits(), report: Lowering.Report = Lowering.Report()
    ) throws(RenderError) -> ViewNode {
        let node = lowering(over: graph, in: viewport, theme: theme, traits: traits, report: report).root(view)
        guard report.errors.isEmpty else { throw .views(report.errors) }
        return node
    }

    @MainActor
    private func lowering(
        over graph: ViewGraph, in viewport: Viewport, theme: Theme, traits: Traits, report: Lowering.Report
    ) -> Lowering {
        Lowering(
            environment: graph.environment { environment(for: viewport, theme, traits) },
            measurer: Typesetter(fonts: fonts, locale: traits.locale, pixelScale: viewport.scale), report: report,
            graph: graph)
    }

    /// Returns the settings of the previews of a preview provider, one per view.
    @MainActor
    package func previewSettings(of previews: some View, in viewport: Viewport) throws(RenderError) -> [PreviewSettings]
    {
        let report = Lowering.Report()
        let settings = lowering(
            over: ViewGraph(), in: viewport, theme: .documented, traits: Traits(), report: report
        )
        .previewSettings(of: previews)
        guard report.errors.isEmpty else { throw .views(report.errors) }
        return settings
    }

    /// Paints a layout over its background, with the fonts and images of the renderer that made it.
    public func paint(_ layout: ScreenLayout) throws(RenderError) -> Bitmap {
        try painting(layout) { painter throws(RasterError) in
            try painter.paint(layout.displayList, scale: layout.viewport.scale, background: layout.background)
        }
    }

    /// Paints like `paint(_:)`, for a PNG file: rows that repeat the one above are not painted.
    public func paintSparsely(_ layout: ScreenLayout) throws(RenderError) -> SparseBitmap {
        try painting(layout) { painter throws(RasterError) in
            try painter.paintSparsely(
                layout.displayList, scale: layout.viewport.scale, background: layout.background)
        }
    }

    /// Calls `body` with a painter that has the fonts and images of a layout.
    func painting<Picture>(
        _ layout: ScreenLayout, _ body: (inout Painter) throws(RasterError) -> Picture
    ) throws(RenderError) -> Picture {
        var painter = layout.renderer.makePainter()
        do {
            return try body(&painter)
        } catch {
            throw .raster(error)
        }
    }

    /// Returns a new painter.
    func makePainter() -> Painter { Painter(glyphs: fonts, images: images, threads: threads) }

    /// True if both renderers share fonts and images, so that a painter of one can paint layouts of the other.
    func hasSources(of other: Renderer) -> Bool { fonts === other.fonts && images === other.images }

    @MainActor
    private func place(
        _ node: ViewNode, over graph: ViewGraph, in viewport: Viewport, theme: Theme
    ) throws(RenderError) -> SettledFrame {
        do {
            try graph.present(node, on: viewport.screenArea)
            guard graph.needsFrames else { return .unplaced }
            let tree = try graph.placed(on: viewport.screenArea, snappedTo: viewport.scale)
            return .placed(screenLayout(tree, of: graph.stage, at: graph.time, in: viewport, theme: theme))
        } catch {
            throw .layout(error)
        }
    }

    /// Lays out the animated views of a stage at a time, on any thread.
    public func layout(
        _ stage: Stage, at time: Double, in viewport: Viewport, theme: Theme
    ) throws(RenderError) -> ScreenLayout {
        do {
            let tree = try stage.placed(on: viewport.screenArea, snappedTo: viewport.scale, at: time)
            return screenLayout(tree, of: stage, at: time, in: viewport, theme: theme)
        } catch {
            throw .layout(error)
        }
    }

    private func screenLayout(
        _ tree: PlacedTree<ViewContent>, of stage: Stage, at time: Double, in viewport: Viewport, theme: Theme
    ) -> ScreenLayout {
        ScreenLayout(
            viewport: viewport, tree: tree, background: background(of: theme),
            isInTransition: stage.end > time && stage.end.isFinite, renderer: self)
    }

    private func background(of theme: Theme) -> SRGBColor {
        theme.ownPaint("color.background")?.color ?? (colorScheme(of: theme) == .dark ? .black : .white)
    }

    private func colorScheme(of theme: Theme) -> ColorScheme { theme.selectedContext == "dark" ? .dark : .light }

    @MainActor
    private func environment(for viewport: Viewport, _ theme: Theme, _ traits: Traits) -> EnvironmentValues {
        var environment = EnvironmentValues()
        // Before the theme, which it would change otherwise.
        environment.colorScheme = traits.colorScheme ?? colorScheme(of: theme)
        environment.theme = theme
        environment.imageLoader = images
        environment.assets = images
        environment.stringTables = strings
        environment.displayScale = viewport.scale
        environment.languageTag = traits.locale
        environment.dynamicTypeSize = traits.dynamicTypeSize
        environment.layoutDirection = traits.direction
        environment.colorSchemeContrast = traits.colorSchemeContrast
        environment.safeAreaInsets = viewport.safeAreaInsets
        environment.horizontalSizeClass = viewport.horizontalSizeClass
        environment.verticalSizeClass = viewport.verticalSizeClass
        return environment
    }
}
