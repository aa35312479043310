public import FramewrightDrawing

/// Images of one size side by side: a strip, or rows of images.
public struct ContactSheet: Hashable, Sendable {
    /// The number of images per row; nil for a single row.
    public var columns: Int?
    /// The space between images in pixels.
    public var spacing: Int
    /// The space around all images in pixels.
    public var margin: Int
    /// The colour between the images and below their translucent pixels.
    public var background: SRGBColor

    /// Creates a sheet; by default a strip without spacing on a transparent background.
    public init(columns: Int? = nil, spacing: Int = 0, margin: Int = 0, background: SRGBColor = .clear) {
        (self.columns, self.spacing, self.margin, self.background) = (columns, spacing, margin, background)
    }

    /// Returns the sheet with the number of columns set for `count` images of `size`: one row if it fits, otherwise
    /// rows that make the sheet nearly square.
    public func fitting(_ count: Int, of size: PixelSize) -> ContactSheet {
        let widest = (PixelSize.maximumSide - 2 * margin + spacing) / (size.width + spacing)
        var sheet = self
        guard count > widest else { return sheet }
        let square = (Double(count * size.height) / Double(size.width)).squareRoot().rounded(.up)
        sheet.columns = max(1, min(Int(square), widest))
        return sheet
    }

    /// Returns the longest range of numbers of columns with which `count` images of `size` fit; nil if there is none.
    ///
    /// Other numbers may fit too: a fuller last row makes the sheet smaller.
    public func columns(for count: Int, of size: PixelSize) -> ClosedRange<Int>? {
        var ranges: [ClosedRange<Int>] = []
        for columns in 1...max(1, count) {
            var sheet = self
            sheet.columns = columns
            guard sheet.size(of: count, size) != nil else { continue }
            let start = ranges.last?.upperBound == columns - 1 ? ranges.removeLast().lowerBound : columns
            ranges.append(start...columns)
        }
        return ranges.max { $0.count < $1.count }
    }

    /// Returns the size of the sheet for `count` images of size `frame`; nil if no bitmap can be that large.
    public func size(of count: Int, _ frame: PixelSize) -> PixelSize? {
        let (width, height) = sides(frame, count: count)
        return PixelSize(width: width, height: height)
    }

    private func sides(_ frame: PixelSize, count: Int) -> (width: Int, height: Int) {
        let columns = max(1, min(columns ?? count, count))
        let rows = (count + columns - 1) / columns
        return (
            2 * margin + columns * frame.width + (columns - 1) * spacing,
            2 * margin + rows * frame.height + (rows - 1) * spacing
        )
    }

    /// Returns the sheet of the images, from left to right and from top to bottom.
    public func bitmap(_ frames: [Bitmap]) throws(CodecError) -> Bitmap {
        guard let first = frames.first else { throw .noFrames }
        let size = try size(first.size, count: frames.count)
        var sheet = Bitmap(size: size, filledWith: PremultipliedPixel(background))
        let columns = columns ?? frames.count
        for (index, frame) in frames.enumerated() {
            guard frame.size == first.size else {
                throw .frameSize(frame: index, size: frame.size, expected: first.size)
            }
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            sheet.draw(
                frame.over(PremultipliedPixel(background)), x: margin + column * (frame.width + spacing),
                y: margin + row * (frame.height + spacing))
        }
        return sheet
    }

    private func size(_ frame: PixelSize, count: Int) throws(CodecError) -> PixelSize {
        for (name, value) in [("spacing", spacing), ("margin", margin)] where !(0...1024).contains(value) {
            throw .invalidOption(name: name, value: "\(value)", allowed: "a number from 0 to 1024")
        }
        if let columns, !(1...PixelSize.maximumSide).contains(columns) {
            throw .invalidOption(
                name: "number of columns", value: "\(columns)", allowed: "a number from 1 to \(PixelSize.maximumSide)")
        }
        let (width, height) = sides(frame, count: count)
        guard let size = PixelSize(width: width, height: height) else {
            throw .exceedsFormat(
                format: "a contact sheet", width: width, height: height,
                limit: "\(PixelSize.maximumSide) pixels a side or \(PixelSize.maximumArea) in all")
        }
        return size
    }
}

extension Bitmap {
    /// Returns the bitmap composited over one colour.
    fileprivate func over(_ background: PremultipliedPixel) -> Bitmap {
        guard background != .clear, !isOpaque(pixels) else { return self }
        let mixed = pixels.map { pixel in
            let below = scaled(background.packed, by: 255 - pixel.packed >> 24)
            return PremultipliedPixel(packed: pixel.packed &+ below)
        }
        return Bitmap(size: size, pixels: mixed)
    }
}

/// Returns each of four components times `share` / 255, rounded to nearest.
private func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { $0 | (((pixel >> $1 & 255) * share + 127) / 255) << $1 }
}
