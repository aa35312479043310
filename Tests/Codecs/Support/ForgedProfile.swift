/// A small handwritten ICC profile (version 2.1): a matrix and exponents, or one exponent for grey.
struct ForgedProfile {
    /// The XYZ values of red, green and blue under D50; none for a grey profile.
    var columns: [[Double]] = []
    /// The exponent of every channel, a multiple of 1/256.
    var exponent = 1.0

    var bytes: [UInt8] {
        let tags =
            columns.isEmpty
            ? [("kTRC", curve)]
            : zip(["r", "g", "b"], columns).flatMap { name, column in
                [(name + "XYZ", xyz(column)), (name + "TRC", curve)]
            }
        let named = tags + [("wtpt", xyz(Self.white)), ("cprt", text("none")), ("desc", description)]
        var table = bigEndian(named.count)
        var data: [UInt8] = []
        for (name, payload) in named {
            table += Array(name.utf8) + bigEndian(132 + 12 * named.count + data.count) + bigEndian(payload.count)
            data += payload + [UInt8](repeating: 0, count: (4 - payload.count % 4) % 4)
        }
        return header(length: 128 + table.count + data.count) + table + data
    }

    /// The payload of an iCCP chunk.
    var chunkPayload: [UInt8] { Array("forged".utf8) + [0, 0] + stored(bytes) }

    static let white = [0.9642, 1, 0.8249]

    private func header(length: Int) -> [UInt8] {
        let space = columns.isEmpty ? "GRAY" : "RGB "
        let illuminant = Self.white.flatMap { bigEndian(Int(($0 * 65536).rounded())) }
        let start = bigEndian(length) + bigEndian(0) + bigEndian(0x0210_0000) + Array("mntr\(space)XYZ ".utf8)
        return start + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
            + illuminant + [UInt8](repeating: 0, count: 48)
    }

    private var curve: [UInt8] {
        let exponent = Int((exponent * 256).rounded())
        return Array("curv".utf8) + bigEndian(0) + bigEndian(1) + [UInt8(exponent >> 8), UInt8(exponent & 255)]
    }

    private func xyz(_ values: [Double]) -> [UInt8] {
        Array("XYZ ".utf8) + bigEndian(0) + values.flatMap { bigEndian(Int(($0 * 65536).rounded())) }
    }

    private func text(_ text: String) -> [UInt8] { Array("text".utf8) + bigEndian(0) + Array(text.utf8) + [0] }

    /// The profile's description: an English name only.
    private var description: [UInt8] {
        let name = Array("forged".utf8) + [0]
        return Array("desc".utf8) + bigEndian(0) + bigEndian(name.count) + name + [UInt8](repeating: 0, count: 78)
    }
}
