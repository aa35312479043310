import Foundation
import FramewrightCodecs
import FramewrightDrawing
import Testing

/// What a file says of its colours, against the arithmetic of IEC 61966-2-1 in `Double`.
struct PNGColorTests {
    /// X, Y, Z under D50 of Display P3's red, green and blue.
    private static let displayP3 = [
        [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
    ]

    @Test func `a profile of other primaries and exponent is converted`() throws {
        let profile = ForgedProfile(columns: Self.displayP3, exponent: 563.0 / 256)
        let file = ForgedPNG(depth: 8, type: 2)
        let bitmap = try PNG.decode(file.adding("iCCP", profile.chunkPayload))
        for y in 0..<file.height {
            for x in 0..<file.width {
                let samples = (0..<3).map { pow(Double(file.sample(x, y, $0)) / 255, 563.0 / 256) }
                let expected = sRGB(
                    fromXYZ: (0..<3).map { row in
                        zip(samples, Self.displayP3).map { $0 * $1[row] }.reduce(0, +)
                    })
                #expect(isNear(bitmap[x, y], expected), "\(x),\(y): \(bitmap[x, y]) for \(expected)")
            }
        }
    }

    @Test func `alpha is not a colour`() throws {
        let profile = ForgedProfile(columns: Self.displayP3, exponent: 2)
        let file = ForgedPNG(depth: 8, type: 6)
        let bitmap = try PNG.decode(file.adding("iCCP", profile.chunkPayload))
        for x in 0..<file.width { #expect(Int(bitmap[x, 2].alpha) == file.sample(x, 2, 3)) }
    }

    @Test(arguments: [1, 2, 4, 8, 16])
    func `a grey profile is converted`(depth: Int) throws {
        let file = ForgedPNG(depth: depth, type: 0)
        let bitmap = try PNG.decode(file.adding("iCCP", ForgedProfile(exponent: 1).chunkPayload))
        for x in 0..<file.width {
            let grey = encoded(Double(file.sample(x, 1, 0)) / Double(1 << depth - 1))
            // A sample of sixteen bits is rounded before.
            #expect(isNear(bitmap[x, 1], [grey, grey, grey], by: depth == 16 ? 4 : 1))
        }
    }

    @Test func `samples that mean light are converted`() throws {
        let file = ForgedPNG(depth: 8, type: 2)
        let bitmap = try PNG.decode(file.adding("gAMA", bigEndian(100_000)))
        for x in 0..<file.width {
            let expected = (0..<3).map { encoded(Double(file.sample(x, 3, $0)) / 255) }
            #expect(isNear(bitmap[x, 3], expected))
        }
    }

    @Test func `a file's own primaries count`() throws {
        // Adobe RGB (1998).
        let xy = [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000].flatMap(bigEndian)
        let file = ForgedPNG(depth: 8, type: 2)
        let bitmap = try PNG.decode(file.adding("gAMA", bigEndian(45470)).adding("cHRM", to: xy))
        #expect(bitmap != file.expected)
        let green = (0..<file.width).filter { file.sample($0, 0, 1) > file.sample($0, 0, 0) + 40 }
        for x in green where bitmap[x, 0].red > 0 { #expect(Int(bitmap[x, 0].red) < file.sample(x, 0, 0)) }
    }

    @Test(arguments: [44_000, 45_455, 47_000])
    func `the exponent programs write for sRGB changes nothing`(exponent: Int) throws {
        let file = ForgedPNG()
        #expect(try PNG.decode(file.adding("gAMA", bigEndian(exponent))) == file.expected)
    }

    @Test func `sRGB overrules the exponent beside it`() throws {
        let file = ForgedPNG()
        #expect(try PNG.decode(file.adding("gAMA", bigEndian(100_000)).adding("sRGB", to: [0])) == file.expected)
    }

    @Test(arguments: [0, 40, 128, 140, 200, 300, 400])
    func `a broken profile changes nothing`(length: Int) throws {
        let profile = Array(ForgedProfile(columns: Self.displayP3).bytes.prefix(length))
        let file = ForgedPNG()
        let payload = Array("cut".utf8) + [0, 0] + stored(profile)
        #expect(try PNG.decode(file.adding("iCCP", payload)) == file.expected)
    }
}

extension ForgedPNG {
    /// The file with a chunk before its picture.
    fileprivate func adding(_ type: String, _ payload: [UInt8]) -> [UInt8] { bytes.adding(type, to: payload) }
}

extension [UInt8] {
    fileprivate func adding(_ type: String, to payload: [UInt8]) -> [UInt8] {
        Array(prefix(33)) + chunk(type, payload) + dropFirst(33)
    }
}

/// The curve of IEC 61966-2-1, out of linear light.
private func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
}

private func sRGB(fromXYZ xyz: [Double]) -> [Double] {
    let rows = [
        [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427],
    ]
    return rows.map { row in encoded(zip(row, xyz).map(*).reduce(0, +)) }
}

private func isNear(_ pixel: PremultipliedPixel, _ expected: [Double], by levels: Double = 1) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue], expected).allSatisfy { abs(Double($0) - $1) <= levels + 0.5 }
}
