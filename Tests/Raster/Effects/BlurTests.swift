import Foundation
import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct BlurTests {
    private typealias Command = DisplayList.Item.Command

    @Test(arguments: [0.4, 1.5, 2.5, 6, 13])
    func `a blur is within two levels of a true gaussian`(sigma: Double) throws {
        let shape = Command.fillPath(
            polygon([Point(x: 20, y: 15), Point(x: 70, y: 25), Point(x: 30, y: 75)]), .nonzero, .black)
        let box = Command.fillRect(rect(55, 55, 25, 25), Paint(SRGBColor(red: 1, green: 0.5, blue: 0)))
        let sharp = try DisplayList(90, 90, [shape, box]).painted()
        let blurred = try DisplayList(90, 90, [.pushLayer(.init(filters: [.blur(radius: sigma)])), shape, box, .pop])
            .painted()
        #expect(blurred.largestDifference(from: sharp.plainBlurred(sigma)) <= 2)
    }

    @Test(arguments: [1.0, 4, 16, 64])
    func `an opaque blur keeps opacity and plain colours`(sigma: Double) throws {
        let fill = Command.fillRect(rect(0, 0, 60, 60), Paint(.teal))
        let blur = Command.pushLayer(.init(filters: [.blur(radius: sigma, isOpaque: true)]))
        let plain = try DisplayList(60, 60, [fill]).painted()
        #expect(try DisplayList(60, 60, [blur, fill, .pop]).painted() == plain)
    }

    @Test(arguments: 1...12)
    func `clips do not change pixels inside a blur`(seed: Int) throws {
        var random = Seeded(seed)
        let layer = Command.pushLayer(.init(filters: [.blur(radius: random.double(0.5...12))]))
        let content: [Command] = [
            layer, .fillRect(random.rect(radius: 4), Paint(.red)), .fillRect(random.rect(radius: 0), Paint(.blue)),
            .pop,
        ]
        let whole = try DisplayList(60, 60, content).painted()
        let clip = rect(12, 9, 30, 25)
        let cut = try DisplayList(60, 60, [.pushClip(clip)] + content + [.pop]).painted()
        for y in 9..<34 { for x in 12..<42 { #expect(cut[x, y] == whole[x, y], "\(x),\(y)") } }
    }

    @Test(arguments: 1...20)
    func `a rectangle's shadow in nine parts equals that of its pixels`(seed: Int) throws {
        var random = Seeded(seed)
        let shape = RoundedRect(
            Rect(
                x: random.double(20...40), y: random.double(20...40), width: random.double(5...260),
                height: random.double(5...260)), radius: random.double(0...20))
        let shadow = Filter.dropShadow(
            Shadow(SRGBColor(white: 0, opacity: 0.7), radius: random.double(0...9), offset: random.point(6)))
        let fill = Command.fillRect(shape, Paint(SRGBColor(red: 1, green: 1, blue: 0)))
        let quick = try DisplayList(340, 340, [.pushLayer(.init(filters: [shadow])), fill, .pop]).painted()
        let nothing = Command.fillRect(rect(0, 0, 1, 1), Paint(.clear))
        let slow = try DisplayList(340, 340, [.pushLayer(.init(filters: [shadow])), fill, nothing, .pop]).painted()
        #expect(quick.largestDifference(from: slow) <= 2)
    }

    @Test func `a drop shadow without blur is the moved shape, below it`() throws {
        let shadow = Filter.dropShadow(Shadow(.black, radius: 0, offset: Point(x: 2, y: 0)))
        let list = DisplayList(
            5, 1, [.pushLayer(.init(filters: [shadow])), .fillRect(rect(0, 0, 2, 1), Paint(.red)), .pop])
        let row = try list.painted().pixels
        let (red, black) = (PremultipliedPixel(.red), PremultipliedPixel(.black))
        #expect(row == [red, red, black, black, .clear])
    }

    @Test func `an inner shadow is inside the shape, on the side of its offset`() throws {
        let shadow = Filter.innerShadow(Shadow(.black, radius: 0, offset: Point(x: 1, y: 0)))
        let list = DisplayList(
            5, 1, [.pushLayer(.init(filters: [shadow])), .fillRect(rect(1, 0, 3, 1), Paint(.red)), .pop])
        let row = try list.painted().pixels
        let (red, black) = (PremultipliedPixel(.red), PremultipliedPixel(.black))
        #expect(row == [.clear, black, red, red, .clear])
    }

    @Test(arguments: [(9.0, 0.0), (-9, 0), (0, 9), (0, -9), (9, 9), (-3, 1), (3, -1)])
    func `an inner shadow offset beyond its shape covers all of it`(x: Double, y: Double) throws {
        let shadow = Filter.innerShadow(Shadow(.black, radius: 0, offset: Point(x: x, y: y)))
        func fill(_ red: Double) -> DisplayList.Item.Command {
            .fillRect(rect(1, 1, 3, 2), Paint(SRGBColor(red: red, green: 0, blue: 0, opacity: 0.5)))
        }
        let shaded = try DisplayList(5, 4, [.pushLayer(.init(filters: [shadow])), fill(1), .pop]).painted()
        #expect(try shaded.pixels == DisplayList(5, 4, [fill(0)]).painted().pixels)
    }

    @Test(arguments: [
        ColorMatrix.brightness(0.3), .contrast(1.7), .saturation(0.2), .grayscale(0.8), .hueRotation(.degrees(70)),
        .colorInvert, .colorMultiply(SRGBColor(red: 0.5, green: 1, blue: 0.2, opacity: 0.7)), .luminanceToAlpha,
    ])
    func `a colour matrix is within one level of its exact sums`(matrix: ColorMatrix) {
        var random = Seeded(3)
        let kernel = ColorMatrixKernel(matrix)
        for _ in 0..<2000 {
            let pixel = random.pixel()
            let changed = PremultipliedPixel(packed: kernel.changed(pixel.packed))
            #expect(changed.difference(from: matrix.plainlyApplied(to: pixel)) <= 1)
        }
    }

    @Test func `filters are applied in order`() throws {
        let (invert, multiply) = (Filter.colorMatrix(.colorInvert), Filter.colorMatrix(.colorMultiply(.red)))
        func painted(_ filters: [Filter]) throws -> PremultipliedPixel {
            try DisplayList(
                1, 1, [.pushLayer(.init(filters: filters)), .fillRect(rect(0, 0, 1, 1), .white), .pop]
            ).painted()[0, 0]
        }
        #expect(try painted([invert, multiply]) == PremultipliedPixel(.black))
        #expect(try painted([multiply, invert]) != PremultipliedPixel(.black))
    }
}

extension ColorMatrix {
    fileprivate func plainlyApplied(to pixel: PremultipliedPixel) -> [Double] {
        let alpha = Double(pixel.alpha) / 255
        let divisor = readsPremultiplied ? 255 : max(Double(pixel.alpha), 1e-9)
        let input = [pixel.red, pixel.green, pixel.blue].map { Double($0) / divisor } + [alpha, 1]
        let output = (0..<4).map { row in
            min(1, max(0, zip(values[row * 5..<row * 5 + 5], input).map { $0 * $1 }.reduce(0, +)))
        }
        return output.prefix(3).map { $0 * output[3] * 255 } + [output[3] * 255]
    }
}

extension Bitmap {
    /// Returns a Gaussian blur in floating point, one axis after the other.
    fileprivate func plainBlurred(_ sigma: Double) -> Bitmap {
        let reach = Int((sigma * 4.5).rounded(.up))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = weights.reduce(0, +)
        func blurred(_ values: [[Double]], _ step: (x: Int, y: Int)) -> [[Double]] {
            (0..<height * width).map { index in
                let (x, y) = (index % width, index / width)
                var sum = [0.0, 0, 0, 0]
                for offset in -reach...reach {
                    let (column, row) = (x + offset * step.x, y + offset * step.y)
                    guard column >= 0, column < width, row >= 0, row < height else { continue }
                    let weight = weights[offset + reach] / total
                    for channel in 0..<4 { sum[channel] += values[row * width + column][channel] * weight }
                }
                return sum
            }
        }
        let values = blurred(blurred(pixels.map(\.levels), (1, 0)), (0, 1))
        func byte(_ value: Double) -> UInt32 { UInt32(value.rounded()) }
        return Bitmap(
            size: size,
            pixels: values.map {
                PremultipliedPixel(packed: byte($0[0]) | byte($0[1]) << 8 | byte($0[2]) << 16 | byte($0[3]) << 24)
            })
    }
}
