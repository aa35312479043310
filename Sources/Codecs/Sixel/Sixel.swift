public import FramewrightDrawing

/// Images for terminals that support DEC sixels (VT340, 1987): bands of six rows, one pass per colour.
public enum Sixel {
    /// Returns the control sequence that draws an image at the cursor in at most 256 colours, with translucent pixels
    /// composited over `ground`.
    public static func encode(_ bitmap: Bitmap, over ground: SRGBColor = .black) -> [UInt8] {
        let pixels = bitmap.pixels.map { $0.over(PremultipliedPixel(ground)).packed }
        var counts: [UInt32: Int] = [:]
        var order: [UInt32] = []
        for pixel in pixels {
            if counts[pixel] == nil { order.append(pixel) }
            counts[pixel, default: 0] += 1
        }
        let palette = GIFPalette(colors: quantized(order, order.map { counts[$0] ?? 0 }, limit: 255))
        var matcher = PaletteMatcher(palette, known: order)
        let indices = pixels.map { pixel in
            let exact = matcher.exactIndex(pixel)
            return exact >= 0 ? exact : matcher.nearestIndex(pixel)
        }
        var output = Array("\u{1B}P0;1q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
        for (index, color) in palette.colors.enumerated() { output += definition(of: color, index) }
        for top in stride(from: 0, to: bitmap.height, by: 6) {
            output += band(indices, width: bitmap.width, rows: top..<min(top + 6, bitmap.height))
        }
        return output + Array("\u{1B}\\".utf8)
    }

    /// Returns a colour definition; components are percentages.
    private static func definition(of color: UInt32, _ index: Int) -> [UInt8] {
        let shares = [0, 8, 16].map { (Int(color >> UInt32($0) & 255) * 100 + 127) / 255 }
        return Array("#\(index);2;\(shares[0]);\(shares[1]);\(shares[2])".utf8)
    }

    /// Returns a band: each of its colours draws its pixels from the left edge.
    private static func band(_ indices: [Int], width: Int, rows: Range<Int>) -> [UInt8] {
        var columns: [Int: [UInt8]] = [:]
        for (bit, row) in rows.enumerated() {
            for x in 0..<width {
                columns[indices[row * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(bit)
            }
        }
        let passes = columns.sorted { $0.key < $1.key }.map { index, sixels in
            Array("#\(index)".utf8) + runs(sixels)
        }
        return Array(passes.joined(separator: [UInt8(ascii: "$")])) + [UInt8(ascii: "-")]
    }

    private static func runs(_ sixels: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var start = 0
        while start < sixels.count {
            let end = sixels[start...].firstIndex { $0 != sixels[start] } ?? sixels.count
            let letter = sixels[start] + 63
            output +=
                end - start > 3
                ? Array("!\(end - start)".utf8) + [letter] : [UInt8](repeating: letter, count: end - start)
            start = end
        }
        return output
    }
}

extension PremultipliedPixel {
    /// Composites over an opaque pixel.
    fileprivate func over(_ ground: PremultipliedPixel) -> PremultipliedPixel {
        guard alpha < 255 else { return self }
        let rest = 255 - Int(alpha)
        func mix(_ own: UInt8, _ below: UInt8) -> UInt32 {
            UInt32(min(255, Int(own) + (Int(below) * rest + 127) / 255))
        }
        return PremultipliedPixel(
            packed: mix(red, ground.red) | mix(green, ground.green) << 8 | mix(blue, ground.blue) << 16 | 255 << 24)
    }
}
