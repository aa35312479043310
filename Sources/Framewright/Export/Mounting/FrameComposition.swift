public import FramewrightDrawing
import FramewrightRaster

/// The composition of screens into frames of one size: background and bezel.
///
/// An animation that rotates the device has screens of two shapes; the frame contains both, and each is centred in it.
/// Without a bezel, with the theme's background and with one screen shape, the frame equals the screen pixel for pixel.
public struct FrameComposition: Hashable, Sendable {
    /// The background of areas without views. With a bezel, the background around the bezel.
    public enum Background: Hashable, Sendable {
        /// The theme's background under the screen; transparent around it.
        case theme
        case transparent
        case color(SRGBColor)
    }

    /// The background.
    public let background: Background
    /// The bezel around the screen, if any.
    public let bezel: DeviceBezel?
    /// The number of pixels per point.
    public let scale: Double
    /// The size of the frame in pixels. Screens are aligned to whole pixels.
    public let size: PixelSize
    private let bezelPixels: Int

    /// Creates a composition that contains each of the screens, which must have the same scale.
    public init(
        for screens: [Viewport], background: Background = .theme, bezel: DeviceBezel? = nil
    ) throws(RenderError) {
        precondition(!screens.isEmpty, "a mount holds one screen at least")
        scale = screens[0].scale
        (self.background, self.bezel) = (background, bezel)
        bezelPixels = bezel.map { max(1, Int(($0.width * screens[0].scale).rounded())) } ?? 0
        let width = (screens.map(\.pixelSize.width).max() ?? 1) + 2 * bezelPixels
        let height = (screens.map(\.pixelSize.height).max() ?? 1) + 2 * bezelPixels
        guard let size = PixelSize(width: width, height: height) else {
            throw .sizeOutOfRange(
                Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale)
        }
        self.size = size
    }

    /// Paints a screen and copies it into the frame unchanged, so that its pixels equal those of the screen alone.
    func paint(_ layout: ScreenLayout, by painter: inout Painter) throws(RasterError) -> Bitmap {
        try set(
            try painter.paint(layout.displayList, scale: scale, background: layoutBackground(of: layout)), by: &painter)
    }

    /// Paints like `paint(_:by:)`, for a PNG file: rows that repeat the one above are not painted.
    func paintSparsely(_ layout: ScreenLayout, by painter: inout Painter) throws(RasterError) -> SparseBitmap {
        guard isPlain(for: layout) else { return SparseBitmap(try paint(layout, by: &painter)) }
        return try painter.paintSparsely(layout.displayList, scale: scale, background: layoutBackground(of: layout))
    }

    /// Paints like `paint(_:by:)`, for one of many frames: only the area that differs from a reused frame is painted.
    func paint(
        _ layout: ScreenLayout, _ list: DisplayList, frame: Int, in canvases: FrameCanvases, by painter: inout Painter
    ) throws(RasterError) -> Bitmap {
        let screen = try canvases.paint(
            list, scale: scale, background: layoutBackground(of: layout), size: layout.viewport.pixelSize, frame: frame,
            by: &painter)
        return try set(screen, by: &painter)
    }

    /// True if the frame is the screen alone.
    func isPlain(for layout: ScreenLayout) -> Bool { bezel == nil && layout.viewport.pixelSize == size }

    private func layoutBackground(of layout: ScreenLayout) -> SRGBColor? {
        bezel == nil ? background(of: layout) : layout.background
    }

    private func set(_ screen: Bitmap, by painter: inout Painter) throws(RasterError) -> Bitmap {
        guard bezel != nil || screen.size != size else { return screen }
        let (left, top) = ((size.width - screen.width) / 2, (size.height - screen.height) / 2)
        var picture = try painter.paint(
            border(of: screen.size, left: left, top: top), scale: scale, background: surround)
        picture.lay(screen, left: left, top: top, corners: try corners(of: screen.size, by: &painter))
        return picture
    }

    /// Returns the bezel's display list, empty if there is none.
    private func border(of screen: PixelSize, left: Int, top: Int) -> DisplayList {
        let rect = Rect(origin: Point(x: points(left), y: points(top)), size: points(screen))
        return DisplayList(size: points(size), items: bezel?.items(around: rect, width: points(bezelPixels)) ?? [])
    }

    /// Returns the coverage of the topmost rows of a screen with round corners. Returns nil for square corners.
    private func corners(of screen: PixelSize, by painter: inout Painter) throws(RasterError) -> Bitmap? {
        guard let radius = bezel?.cornerRadius, radius > 0 else { return nil }
        let height = min(Int((radius * scale).rounded(.up)), screen.height / 2)
        guard height > 0 else { return nil }
        let shape = RoundedRect(Rect(origin: .zero, size: points(screen)), radius: radius)
        let item = DisplayList.Item(.fillRect(shape, Paint(.white)), source: 0)
        let size = Size(width: points(screen.width), height: points(height))
        return try painter.paint(DisplayList(size: size, items: [item]), scale: scale)
    }

    private func points(_ pixels: Int) -> Double { Double(pixels) / scale }

    private func points(_ size: PixelSize) -> Size { Size(width: points(size.width), height: points(size.height)) }

    private func background(of layout: ScreenLayout) -> SRGBColor? {
        switch background {
        case .theme: layout.background
        case .transparent: nil
        case .color(let color): color
        }
    }

    /// The colour around the screen if it does not fill the frame.
    private var surround: SRGBColor? { if case .color(let color) = background { color } else { nil } }
}

extension Renderer {
    /// Paints a screen into a frame.
    public func paint(_ layout: ScreenLayout, in mount: FrameComposition) throws(RenderError) -> Bitmap {
        try painting(layout) { painter throws(RasterError) in try mount.paint(layout, by: &painter) }
    }

    /// Paints like `paint(_:in:)`, for a PNG file: rows that repeat the one above are not painted.
    public func paintSparsely(_ layout: ScreenLayout, in mount: FrameComposition) throws(RenderError) -> SparseBitmap {
        try painting(layout) { painter throws(RasterError) in try mount.paintSparsely(layout, by: &painter) }
    }
}
