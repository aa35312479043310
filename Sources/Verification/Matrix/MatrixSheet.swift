package import FramewrightDrawing

/// Pictures in rows, each over its label, filled one by one; pages as large as memory allows.
package struct MatrixSheet {
    /// The box a picture is fitted into, in pixels.
    package let box: PixelSize
    /// Pixels under the box.
    package static let labelHeight = 34
    private static let spacing = 10
    /// Pixels of a page: a thousand of the smallest boxes, 96 MB.
    static let pageLimit = 24_000_000
    private let columns: Int
    private let rows: Int
    /// Nil until there is something on it.
    private var page: Bitmap?
    private var count = 0
    private static let paper = PremultipliedPixel(Color(red8: 0xE4, green8: 0xE4, blue8: 0xE8))

    /// For so many pictures in all; those of further pages begin a new sheet.
    package init(count: Int) {
        box = Self.box(for: count)
        let (width, height) = (box.width + Self.spacing, box.height + Self.labelHeight + Self.spacing)
        let perPage = min(max(1, count), Self.pageLimit / (width * height))
        // Half as wide again as high, like a screen.
        var columns = 1
        while columns < perPage, columns * columns * width * 2 < perPage * height * 3 { columns += 1 }
        self.columns = columns
        rows = (perPage + columns - 1) / columns
    }

    /// Few pictures are shown larger.
    package static func box(for count: Int) -> PixelSize {
        let sides = count <= 60 ? (260, 340) : count <= 250 ? (180, 240) : (112, 150)
        guard let box = PixelSize(width: sides.0, height: sides.1) else { preconditionFailure("a box has an area") }
        return box
    }

    private static func size(_ columns: Int, _ rows: Int, _ box: PixelSize) -> PixelSize {
        let width = spacing + columns * (box.width + spacing)
        let height = spacing + rows * (box.height + labelHeight + spacing)
        guard let size = PixelSize(width: width, height: height) else {
            preconditionFailure("a page of \(columns)x\(rows) pictures is larger than its limit")
        }
        return size
    }

    package var isFull: Bool { count == columns * rows }
    package var isEmpty: Bool { count == 0 }

    /// Pixels per point at which a screen fits its box.
    package func scale(of size: Size) -> Double {
        min(Double(box.width) / size.width, Double(box.height) / size.height)
    }

    package mutating func add(_ picture: Bitmap, label: Bitmap) {
        precondition(!isFull, "a full page takes no more pictures")
        let (row, column) = count.quotientAndRemainder(dividingBy: columns)
        let x = Self.spacing + column * (box.width + Self.spacing)
        let y = Self.spacing + row * (box.height + Self.labelHeight + Self.spacing)
        var sheet = page ?? Bitmap(size: Self.size(columns, rows, box), filledWith: Self.paper)
        // Held once, so that it is written to in place.
        page = nil
        sheet.lay(picture, x: x + (box.width - picture.width) / 2, y: y + (box.height - picture.height))
        sheet.lay(label, x: x, y: y + box.height)
        page = sheet
        count += 1
    }

    /// Hands over the page so far, cut below its last row; then it is empty again, in the same memory: pages that were
    /// allocated anew left holes between them, 800 MB for 11,000 pictures; a copy of the last, cut page was another 80 MB
    /// (2026-11-22).
    package mutating func take(_ body: (Bitmap) throws -> Void) rethrows {
        let size = Self.size(columns, max(1, (count + columns - 1) / columns), box)
        count = 0
        guard page?.size == size, var sheet = page else { return try body(cut(to: size)) }
        page = nil
        try body(sheet)
        sheet.withMutablePixels { pixels in
            for index in pixels.indices { pixels[index] = Self.paper }
        }
        page = sheet
    }

    /// The page's first rows, in its memory. Only the last page is cut, so nothing is kept of it.
    private mutating func cut(to size: PixelSize) -> Bitmap {
        var pixels = page?.pixels ?? []
        page = nil
        guard pixels.count >= size.area else { return Bitmap(size: size, filledWith: Self.paper) }
        pixels.removeLast(pixels.count - size.area)
        return Bitmap(size: size, pixels: pixels)
    }
}

extension Bitmap {
    /// Copies a picture as far as it lies inside.
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
