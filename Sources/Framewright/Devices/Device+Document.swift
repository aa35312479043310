import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension Device {
    /// Reads one record and checks that its figures agree with each other.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        id = try reader.required("id").string(allowingEmpty: false)
        name = try reader.required("name").string(allowingEmpty: false)
        family = try reader.string("family")
        platform = try reader.string("platform")
        kind = try reader.required("kind").choice()
        year = try reader.optional("year")?.int(in: 1970...2100)
        size = Size(
            width: try reader.double("width_pt", in: 1...20_000), height: try reader.double("height_pt", in: 1...20_000)
        )
        scale = try reader.double("scale", in: Viewport.scales)
        pixelSize = try reader.pixels(node)
        nativePixelSize = try reader.optional("native_px")?.pixelSize()
        portrait = try Posture(&reader, .portrait)
        landscape = try Posture(&reader, .landscape)
        cornerRadius = try reader.double("corner_radius", in: 0...10_000)
        cornerCurve = try reader.optional("corner_curve")?.string()
        cutout = try reader.string("cutout")
        let keyboard = try reader.optional("keyboard_height")?.keyboardHeights()
        (portrait.keyboardHeight, landscape.keyboardHeight) = (keyboard?.portrait, keyboard?.landscape)
        splitViews = []
        for split in try reader.optional("split_views")?.array() ?? [] { splitViews.append(try SplitView(split)) }
        layoutDevice = try reader.optional("layout_device")?.string()
        check = try reader.string("check")
        sources = []
        for source in try reader.array("source") { sources.append(try source.string()) }
        note = try reader.optional("note")?.string()
        try reader.finish()
        try checkPixels(node)
    }

    private func checkPixels(_ node: DocumentNode) throws(DocumentError) {
        let (width, height) = (size.width * scale, size.height * scale)
        guard abs(width - Double(pixelSize.width)) < 1, abs(height - Double(pixelSize.height)) < 1 else {
            throw node.error(
                .invalid, "\(pixelSize) pixels are not \(size) points at scale \(shortest(scale))",
                hint: "width_px is width_pt times scale, rounded")
        }
    }
}

extension ObjectReader {
    fileprivate mutating func pixels(_ node: DocumentNode) throws(DocumentError) -> PixelSize {
        let sides = 1...PixelSize.maximumSide
        let (width, height) = (try int("width_px", in: sides), try int("height_px", in: sides))
        guard let size = PixelSize(width: width, height: height) else {
            throw node.error(.outOfRange, "\(width)x\(height) pixels are too many")
        }
        return size
    }
}

extension Device.Posture {
    fileprivate init(_ reader: inout ObjectReader, _ orientation: Orientation) throws(DocumentError) {
        let name = orientation.rawValue
        safeArea = try reader.optional("safe_area_\(name)")?.insets()
        safeAreaIOS26 = try reader.optional("safe_area_\(name)_ios26")?.insets()
        horizontalSizeClass = try reader.optional("horizontal_size_class_\(name)")?.choice()
        verticalSizeClass = try reader.optional("vertical_size_class_\(name)")?.choice()
    }
}

extension Device.SplitView {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        orientation = try reader.required("orientation").choice()
        fraction = try reader.string("fraction")
        size = Size(
            width: try reader.double("width_pt", in: 1...20_000), height: try reader.double("height_pt", in: 1...20_000)
        )
        horizontalSizeClass = try reader.required("horizontal_size_class").choice()
        verticalSizeClass = try reader.required("vertical_size_class").choice()
        isVerified = try reader.bool("verified")
        basis = try reader.string("basis")
        try reader.finish()
    }
}

extension DocumentNode {
    fileprivate func insets() throws(DocumentError) -> EdgeInsets {
        var reader = try object()
        let insets = EdgeInsets(
            top: try reader.double("top", in: 0...1000), leading: try reader.double("left", in: 0...1000),
            bottom: try reader.double("bottom", in: 0...1000), trailing: try reader.double("right", in: 0...1000))
        try reader.finish()
        return insets
    }

    fileprivate func pixelSize() throws(DocumentError) -> PixelSize {
        var reader = try object()
        let sides = 1...PixelSize.maximumSide
        let (width, height) = (try reader.int("width", in: sides), try reader.int("height", in: sides))
        try reader.finish()
        guard let size = PixelSize(width: width, height: height) else {
            throw error(.outOfRange, "\(width)x\(height) pixels are too many")
        }
        return size
    }

    fileprivate func keyboardHeights() throws(DocumentError) -> (portrait: Double, landscape: Double) {
        var reader = try object()
        let heights = (
            portrait: try reader.double("portrait", in: 0...2000),
            landscape: try reader.double("landscape", in: 0...2000)
        )
        try reader.finish()
        return heights
    }
}
