/// The chunks that define the colours of a PNG file's samples, as far as they must be read before libpng.
///
/// If there are several, the first of cICP, iCCP, sRGB, and gAMA with cHRM takes precedence (PNG third edition, 4.3).
struct PNGColorChunks {
    /// The coding-independent code points; nil without a cICP chunk.
    private(set) var codePoints: CodePoints?
    private(set) var hasProfile = false
    private(set) var hasSRGB = false

    /// A cICP chunk (11.3.2.6), with the code points of ITU-T H.273.
    struct CodePoints: Hashable {
        let primaries: UInt8
        let transfer: UInt8
        let matrix: UInt8
        let range: UInt8

        static let sRGB = CodePoints(primaries: 1, transfer: 13, matrix: 0, range: 1)
        static let displayP3 = CodePoints(primaries: 12, transfer: 13, matrix: 0, range: 1)

        /// The colour space; nil if it is not supported.
        var colors: SampleColors? {
            switch self {
            case .sRGB: .sRGB
            case .displayP3: .displayP3
            default: nil
            }
        }
    }

    /// Reads the chunks before the image data; ignores chunks with a wrong length or checksum.
    init(_ bytes: [UInt8]) {
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = start + 8..<start + 8 + length
            guard body.upperBound + 4 <= bytes.count else { return }
            switch String(decoding: bytes[start + 4..<start + 8], as: UTF8.self) {
            case "IDAT", "IEND": return
            case "cICP" where length == 4 && codePoints == nil && isWhole(bytes, start + 4..<body.upperBound):
                let values = Array(bytes[body])
                codePoints = CodePoints(
                    primaries: values[0], transfer: values[1], matrix: values[2], range: values[3])
            case "iCCP": hasProfile = true
            case "sRGB" where length == 1 && isWhole(bytes, start + 4..<body.upperBound): hasSRGB = true
            default: break
            }
            start = body.upperBound + 4
        }
    }

    private func isWhole(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let checksum = bytes[range.upperBound..<range.upperBound + 4].reduce(0) { $0 << 8 | UInt32($1) }
        return unsafe bytes[range].withUnsafeBytes { unsafe crc32($0) } == checksum
    }

    /// Returns the colour space, given the one that libpng has read.
    func colors(besides known: SampleColors) -> SampleColors {
        if let codePoints { return codePoints.colors ?? .sRGB }
        if case .profile = known { return known }
        return hasSRGB ? .sRGB : known
    }

    /// The reason why the colours cannot be shown as intended; nil if they can.
    var remark: String? {
        guard let codePoints, codePoints.colors == nil else { return nil }
        let (primaries, transfer) = (codePoints.primaries, codePoints.transfer)
        let numbers = "\(primaries), \(transfer), \(codePoints.matrix), \(codePoints.range)"
        return "its colours (cICP \(numbers)) are taken for sRGB; of cICP only sRGB and Display P3 are converted"
    }
}
