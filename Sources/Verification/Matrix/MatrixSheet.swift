package import FramewrightDrawing

/// A contact sheet that is filled image by image, each above its label. The size of a page is bounded by memory.
package struct MatrixSheet {
    /// The box into which an image is fitted, in pixels.
    package let box: PixelSize
    /// The height of the label below the box, in pixels.
    package static let labelHeight = 34
    private static let spacing = 10
    /// The maximum number of pixels of a page, 96 MB: a thousand of the smallest boxes.
    static let pageLimit = 24_000_000
    private let columns: Int
    private let rows: Int
    /// The present page, or nil until an image is added.
    private var page: Bitmap?
    private var count = 0
    private static let paper = PremultipliedPixel(SRGBColor(red8: 0xE4, green8: 0xE4, blue8: 0xE8))

    /// Creates a sheet for a total number of images. Further pages reuse it.
    package init(count: Int) {
        box = Self.box(for: count)
        let (width, height) = (box.width + Self.spacing, box.height + Self.labelHeight + Self.spacing)
        let perPage = min(max(1, count), Self.pageLimit / (width * height))
        // Makes the page about 1.5 times as wide as high, like a screen.
        var columns = 1
        while columns < perPage, columns * columns * width * 2 < perPage * height * 3 { columns += 1 }
        self.columns = columns
        rows = (perPage + columns - 1) / columns
    }

    /// Returns the size of the boxes in pixels; fewer images get larger boxes.
    package static func box(for count: Int) -> PixelSize {
        let sides = count <= 60 ? (260, 340) : count <= 250 ? (180, 240) : (112, 150)
        guard let box = PixelSize(width: sides.0, height: sides.1) else { preconditionFailure("a box has an area") }
        return box
    }

    private static func size(_ columns: Int, rows: Int, box: PixelSize) -> PixelSize {
        let width = spacing + columns * (box.width + spacing)
        let height = spacing + rows * (box.height + labelHeight + spacing)
        guard let size = PixelSize(width: width, height: height) else {
            preconditionFailure("a page of \(columns)x\(rows) images is larger than its limit")
        }
        return size
    }

    package var isFull: Bool { count == columns * rows }
    package var isEmpty: Bool { count == 0 }

    /// Returns the scale at which a screen fits its box, in pixels per point.
    package func scale(of size: Size) -> Double {
        min(Double(box.width) / size.width, Double(box.height) / size.height)
    }

    package mutating func add(_ image: Bitmap, label: Bitmap) {
        precondition(!isFull, "a full page takes no more images")
        let (row, column) = count.quotientAndRemainder(dividingBy: columns)
        let x = Self.spacing + column * (box.width + Self.spacing)
        let y = Self.spacing + row * (box.height + Self.labelHeight + Self.spacing)
        var sheet = page ?? Bitmap(size: Self.size(columns, rows: rows, box: box), filledWith: Self.paper)
        // Keeps a single reference, so that the bitmap is mutated in place.
        page = nil
        sheet.lay(image, x: x + (box.width - image.width) / 2, y: y + (box.height - image.height))
        sheet.lay(label, x: x, y: y + box.height)
        page = sheet
        count += 1
    }

    /// Passes the page, cut below its last row, to `body` and empties it. The memory is reused. Chosen by
    /// measurement, see Performance.
    package mutating func take(_ body: (Bitmap) throws -> Void) rethrows {
        let size = Self.size(columns, rows: max(1, (count + columns - 1) / columns), box: box)
        count = 0
        guard page?.size == size, var sheet = page else { return try body(cut(to: size)) }
        page = nil
        try body(sheet)
        sheet.withMutablePixels { pixels in
            for index in pixels.indices { pixels[index] = Self.paper }
        }
        page = sheet
    }

    /// Returns the first rows of the page in its own memory. Only the last page is cut, so nothing is kept.
    private mutating func cut(to size: PixelSize) -> Bitmap {
        var pixels = page?.pixels ?? []
        page = nil
        guard pixels.count >= size.area else { return Bitmap(size: size, filledWith: Self.paper) }
        pixels.removeLast(pixels.count - size.area)
        return Bitmap(size: size, pixels: pixels)
    }
}

extension Bitmap {
    /// Copies the part of another bitmap that lies inside.
    fileprivate mutating func lay(_ other: Bitmap, x: Int, y: Int) {
        let (width, height) = (width, height)
        let columns = max(0, -x)..<min(other.width, width - x)
        withMutablePixels { pixels in
            for row in max(0, -y)..<min(other.height, height - y) {
                let source = other.row(row)
                for column in columns { pixels[(y + row) * width + x + column] = source[source.startIndex + column] }
            }
        }
    }
}
