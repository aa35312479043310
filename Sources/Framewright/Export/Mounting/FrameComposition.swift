public import FramewrightDrawing
import FramewrightRaster

/// How screens are set into pictures of one size: on what background, in a device or not.
///
/// A film whose device is turned has screens of two shapes; the picture holds either, and each lies in its middle. Without a
/// bezel, with the theme's background and one shape of screen the picture is the screen, pixel for pixel.
public struct FrameComposition: Hashable, Sendable {
    /// What lies where no view is; around the bezel where there is one.
    public enum Background: Hashable, Sendable {
        /// The theme's under the screen, nothing around it.
        case theme
        case transparent
        case color(Color)
    }

    public let background: Background
    public let bezel: DeviceBezel?
    public let scale: Double
    /// In pixels, as everything here: screens lie on whole ones.
    public let size: PixelSize
    private let bezelPixels: Int

    /// A mount that holds every one of the screens, which share a scale.
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

    /// Paints a screen set into the picture: by itself, and then laid there, so that no pixel of it is another.
    func paint(_ layout: ScreenLayout, by painter: inout Painter) throws(RasterError) -> Bitmap {
        try set(
            try painter.paint(layout.displayList, scale: scale, background: layoutBackground(of: layout)), by: &painter)
    }

    /// As `paint(_:by:)`, for a PNG file: rows that repeat the one above need not be painted.
    func paintSparsely(_ layout: ScreenLayout, by painter: inout Painter) throws(RasterError) -> SparseBitmap {
        guard isPlain(for: layout) else { return SparseBitmap(try paint(layout, by: &painter)) }
        return try painter.paintSparsely(layout.displayList, scale: scale, background: layoutBackground(of: layout))
    }

    /// As `paint(_:by:)`, for a frame of many: the screen is painted where it differs from another frame's.
    func paint(
        _ layout: ScreenLayout, _ list: DisplayList, frame: Int, in canvases: FrameCanvases, by painter: inout Painter
    ) throws(RasterError) -> Bitmap {
        let screen = try canvases.paint(
            list, scale: scale, background: layoutBackground(of: layout), size: layout.viewport.pixelSize, frame: frame,
            by: &painter)
        return try set(screen, by: &painter)
    }

    /// True where the picture is the screen.
    func isPlain(for layout: ScreenLayout) -> Bool { bezel == nil && layout.viewport.pixelSize == size }

    private func layoutBackground(of layout: ScreenLayout) -> Color? {
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

    /// The bezel, if there is one.
    private func border(of screen: PixelSize, left: Int, top: Int) -> DisplayList {
        let rect = Rect(origin: Point(x: points(left), y: points(top)), size: points(screen))
        return DisplayList(size: points(size), items: bezel?.items(around: rect, width: points(bezelPixels)) ?? [])
    }

    /// How far the topmost rows of a screen with round corners are covered; empty for square ones.
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

    private func background(of layout: ScreenLayout) -> Color? {
        switch background {
        case .theme: layout.background
        case .transparent: nil
        case .color(let color): color
        }
    }

    /// Around the screen, where it does not fill the picture.
    private var surround: Color? { if case .color(let color) = background { color } else { nil } }
}

extension Renderer {
    /// Paints a screen as it is set into a picture.
    public func paint(_ layout: ScreenLayout, in mount: FrameComposition) throws(RenderError) -> Bitmap {
        try painting(layout) { painter throws(RasterError) in try mount.paint(layout, by: &painter) }
    }

    /// As `paint(_:in:)`, for a PNG file: rows that repeat the one above need not be painted.
    public func paintSparsely(_ layout: ScreenLayout, in mount: FrameComposition) throws(RenderError) -> SparseBitmap {
        try painting(layout) { painter throws(RasterError) in try mount.paintSparsely(layout, by: &painter) }
    }
}
