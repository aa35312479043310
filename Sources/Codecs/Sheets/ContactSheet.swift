public import FramewrightDrawing

/// Pictures of one size side by side: a strip of film, or rows of it.
public struct ContactSheet: Hashable, Sendable {
    /// Pictures in a row; nil for all in one, a film strip.
    public var columns: Int?
    /// Pixels between pictures.
    public var spacing: Int
    /// Pixels around all of them.
    public var margin: Int
    /// What lies between the pictures and under their translucent pixels.
    public var background: Color

    /// A strip on nothing unless told.
    public init(columns: Int? = nil, spacing: Int = 0, margin: Int = 0, background: Color = .clear) {
        (self.columns, self.spacing, self.margin, self.background) = (columns, spacing, margin, background)
    }

    /// Of so many pictures of a size all in one row where a picture can be so wide, else in rows that make it near a square.
    public func fitting(_ count: Int, of size: PixelSize) -> ContactSheet {
        let widest = (PixelSize.maximumSide - 2 * margin + spacing) / (size.width + spacing)
        var sheet = self
        guard count > widest else { return sheet }
        let square = (Double(count * size.height) / Double(size.width)).squareRoot().rounded(.up)
        sheet.columns = max(1, min(Int(square), widest))
        return sheet
    }

    /// The longest row of numbers of columns in which a picture can hold so many of a size; nil where there is none.
    ///
    /// Other numbers may do, too: with a last row that is fuller the sheet has fewer pixels.
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

    /// The sheet of so many pictures of a size; nil where a picture cannot be so large.
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

    /// The pictures from left to right and from top to bottom.
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
            throw .unfit(
                format: "a contact sheet", width: width, height: height,
                limit: "\(PixelSize.maximumSide) pixels a side or \(PixelSize.maximumArea) in all")
        }
        return size
    }
}

extension Bitmap {
    /// Drawn on one colour.
    fileprivate func over(_ background: PremultipliedPixel) -> Bitmap {
        guard background != .clear, !isOpaque(pixels) else { return self }
        let mixed = pixels.map { pixel in
            let below = scaled(background.packed, by: 255 - pixel.packed >> 24)
            return PremultipliedPixel(packed: pixel.packed &+ below)
        }
        return Bitmap(size: size, pixels: mixed)
    }
}

/// Each of four components times `share` / 255, rounded to nearest.
private func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { $0 | (((pixel >> $1 & 255) * share + 127) / 255) << $1 }
}
