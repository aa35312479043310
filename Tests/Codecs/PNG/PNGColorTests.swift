import Foundation
import FramewrightCodecs
import FramewrightDrawing
import Testing

/// Compares colour conversions with the formulas of IEC 61966-2-1 in `Double`.
struct PNGColorTests {
    private static let displayP3 = ForgedProfile.displayP3

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

    @Test func `alpha is not converted`() throws {
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
            // A 16-bit sample is rounded before.
            #expect(isNear(bitmap[x, 1], [grey, grey, grey], by: depth == 16 ? 4 : 1))
        }
    }

    @Test func `linear samples are converted`() throws {
        let file = ForgedPNG(depth: 8, type: 2)
        let bitmap = try PNG.decode(file.adding("gAMA", bigEndian(100_000)))
        for x in 0..<file.width {
            let expected = (0..<3).map { encoded(Double(file.sample(x, 3, $0)) / 255) }
            #expect(isNear(bitmap[x, 3], expected))
        }
    }

    @Test func `a file's own primaries are used`() throws {
        // Adobe RGB (1998).
        let xy = [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000].flatMap(bigEndian)
        let file = ForgedPNG(depth: 8, type: 2)
        let bitmap = try PNG.decode(file.adding("gAMA", bigEndian(45470)).adding("cHRM", to: xy))
        #expect(bitmap != file.expected)
        let green = (0..<file.width).filter { file.sample($0, 0, 1) > file.sample($0, 0, 0) + 40 }
        for x in green where bitmap[x, 0].red > 0 { #expect(Int(bitmap[x, 0].red) < file.sample(x, 0, 0)) }
    }

    @Test(arguments: [44_000, 45_455, 47_000])
    func `the usual exponent for sRGB changes nothing`(exponent: Int) throws {
        let file = ForgedPNG()
        #expect(try PNG.decode(file.adding("gAMA", bigEndian(exponent))) == file.expected)
    }

    @Test func `sRGB overrides the exponent beside it`() throws {
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

/// cICP takes precedence over all other chunks (PNG third edition, 4.3).
struct PNGCodePointTests {
    private let file = ForgedPNG(depth: 8, type: 2)
    /// sRGB's primaries, curve, no matrix, full range.
    private static let standard: [UInt8] = [1, 13, 0, 1]
    private static let displayP3: [UInt8] = [12, 13, 0, 1]

    private static let weaker: [(String, [UInt8])] = [
        ("gAMA", bigEndian(100_000)), ("gAMA", bigEndian(22_727)), ("sRGB", [0]),
        ("iCCP", ForgedProfile(columns: ForgedProfile.displayP3, exponent: 2).chunkPayload),
    ]

    @Test(arguments: weaker) func `cICP of sRGB overrides every other chunk`(name: String, payload: [UInt8]) throws {
        for bytes in [
            file.bytes.adding(name, to: payload).adding("cICP", to: Self.standard),
            file.bytes.adding("cICP", to: Self.standard).adding(name, to: payload),
        ] { #expect(try PNG.decode(bytes) == file.expected) }
    }

    @Test(arguments: weaker) func `cICP of Display P3 overrides every other chunk`(name: String, payload: [UInt8])
        throws
    {
        let alone = try PNG.decode(file.bytes.adding("cICP", to: Self.displayP3))
        #expect(alone != file.expected)
        #expect(try PNG.decode(file.bytes.adding(name, to: payload).adding("cICP", to: Self.displayP3)) == alone)
    }

    @Test func `cICP of Display P3 is converted to sRGB`() throws {
        let read = try PNG.read(file.bytes.adding("cICP", to: Self.displayP3))
        #expect(read.remark == nil)
        for y in 0..<file.height {
            for x in 0..<file.width {
                let light = (0..<3).map { decoded(Double(file.sample(x, y, $0)) / 255) }
                let expected = sRGB(
                    fromXYZ: (0..<3).map { row in zip(light, ForgedProfile.displayP3).map { $0 * $1[row] }.reduce(0, +)
                    })
                #expect(isNear(read.bitmap[x, y], expected), "\(x),\(y): \(read.bitmap[x, y]) for \(expected)")
            }
        }
    }

    @Test(
        arguments: [[9, 16, 0, 1], [9, 18, 0, 1], [1, 1, 0, 1], [1, 13, 1, 1], [1, 13, 0, 0], [2, 2, 0, 1]] as [[UInt8]]
    )
    func `cICP of other colours is shown as sRGB and reported`(values: [UInt8]) throws {
        let bytes = file.bytes.adding("gAMA", to: bigEndian(100_000)).adding("cICP", to: values)
        let read = try PNG.read(bytes)
        #expect(read.bitmap == file.expected)
        let numbers = values.map { "\($0)" }.joined(separator: ", ")
        #expect(read.remark?.hasPrefix("its colours (cICP \(numbers)) are taken for sRGB") == true)
        #expect(PNG.remark(on: bytes) == read.remark && PNG.remark(on: file.bytes) == nil)
    }

    @Test func `cICP of a wrong length or checksum is ignored`() throws {
        let gamma = file.bytes.adding("gAMA", to: bigEndian(100_000))
        let converted = try PNG.decode(gamma)
        #expect(try PNG.decode(gamma.adding("cICP", to: [1, 13, 0])) == converted)
        var broken = gamma.adding("cICP", to: Self.standard)
        broken[33 + 8] ^= 1
        #expect(try PNG.decode(broken) == converted)
    }

    @Test func `a profile overrides sRGB whichever comes first`() throws {
        let profile = ForgedProfile(columns: ForgedProfile.displayP3, exponent: 2).chunkPayload
        let alone = try PNG.decode(file.bytes.adding("iCCP", to: profile))
        #expect(alone != file.expected)
        #expect(try PNG.decode(file.bytes.adding("iCCP", to: profile).adding("sRGB", to: [0])) == alone)
        #expect(try PNG.decode(file.bytes.adding("sRGB", to: [0]).adding("iCCP", to: profile)) == alone)
    }

    @Test func `straight pixels equal those of the file`() throws {
        let file = ForgedPNG(depth: 8, type: 6)
        let straight = try PNG.decodeStraight(file.bytes)
        for y in 0..<file.height {
            for x in 0..<file.width {
                let samples = (0..<4).map { UInt32(file.sample(x, y, $0)) << UInt32(8 * $0) }
                #expect(straight.pixels[y * file.width + x] == samples.reduce(0, |))
            }
        }
    }
}

/// Returns linear light by IEC 61966-2-1.
private func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

extension ForgedProfile {
    /// The XYZ columns under D50 of Display P3's red, green and blue.
    fileprivate static let displayP3 = [
        [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
    ]
}

extension ForgedPNG {
    /// Returns the file with a chunk before its image data.
    fileprivate func adding(_ type: String, _ payload: [UInt8]) -> [UInt8] { bytes.adding(type, to: payload) }
}

extension [UInt8] {
    fileprivate func adding(_ type: String, to payload: [UInt8]) -> [UInt8] {
        Array(prefix(33)) + chunk(type, payload) + dropFirst(33)
    }
}

/// Returns the encoded value of linear light by IEC 61966-2-1.
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
