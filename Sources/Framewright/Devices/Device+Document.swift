import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension Device {
    /// Reads one device record and checks that its values are consistent.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        id = try reader.required("id").fileName()
        name = try reader.required("name").string(allowingEmpty: false)
        family = try reader.optional("family")?.string() ?? ""
        platform = try reader.optional("platform")?.string() ?? ""
        kind = try reader.optional("kind")?.choice() ?? .phone
        year = try reader.optional("year")?.int(in: 1970...2100)
        size = Size(
            width: try reader.double("width_pt", in: 1...20_000), height: try reader.double("height_pt", in: 1...20_000)
        )
        scale = try reader.double("scale", in: Viewport.scales)
        pixelSize = try reader.pixels(node, points: size, scale: scale)
        nativePixelSize = try reader.optional("native_px")?.pixelSize()
        portrait = try Posture(&reader, .portrait)
        landscape = try Posture(&reader, .landscape)
        cornerRadius = try reader.optional("corner_radius")?.double(in: 0...10_000) ?? 0
        cornerCurve = try reader.optional("corner_curve")?.string()
        cutout = try reader.optional("cutout")?.string() ?? "none"
        let keyboard = try reader.optional("keyboard_height")?.keyboardHeights()
        (portrait.keyboardHeight, landscape.keyboardHeight) = (keyboard?.portrait, keyboard?.landscape)
        splitViews = []
        for split in try reader.optional("split_views")?.array() ?? [] { splitViews.append(try SplitView(split)) }
        layoutDevice = try reader.optional("layout_device")?.string()
        check = try reader.optional("check")?.string() ?? ""
        sources = []
        for source in try reader.optional("source")?.array() ?? [] { sources.append(try source.string()) }
        note = try reader.optional("note")?.string()
        try reader.finish()
        try checkPixels(node)
        try checkSafeAreas(node)
    }

    /// Throws if the safe area of a posture covers the whole screen.
    private func checkSafeAreas(_ node: DocumentNode) throws(DocumentError) {
        for (posture, size) in [(portrait, size), (landscape, Size(width: size.height, height: size.width))] {
            for area in [posture.safeArea, posture.safeAreaIOS26] {
                guard let area, area.top + area.bottom >= size.height || area.leading + area.trailing >= size.width
                else { continue }
                throw node.error(
                    .outOfRange, "a safe area that leaves nothing of \(size) points",
                    hint: "insets are points from the edges, less than the screen together")
            }
        }
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
    /// Returns the pixel size given in the record. If there is none, returns the point size times the scale.
    fileprivate mutating func pixels(
        _ node: DocumentNode, points: Size, scale: Double
    ) throws(DocumentError) -> PixelSize {
        let sides = 1...PixelSize.maximumSide
        let width = try optional("width_px")?.int(in: sides)
        let height = try optional("height_px")?.int(in: sides)
        let derived = PixelSize(points, scale: scale)
        guard let size = PixelSize(width: width ?? derived?.width ?? 0, height: height ?? derived?.height ?? 0) else {
            throw node.error(
                .outOfRange, "an image of \(points) points at scale \(shortest(scale)) cannot be made",
                hint: "give fewer points, or a smaller scale")
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
    /// Returns the string if it is safe as part of a path: lower-case letters, digits, hyphens and dots, with no
    /// leading dot.
    fileprivate func fileName() throws(DocumentError) -> String {
        let name = try string(allowingEmpty: false)
        let isSafe = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        guard isSafe, !name.hasPrefix("."), name.utf8.count <= 100 else {
            throw error(.invalid, "\"\(name)\" is no id", hint: "lower-case letters, digits, hyphens and dots")
        }
        return name
    }

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
            throw error(.outOfRange, "\(width)x\(height) pixels are too many", hint: "give fewer")
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
