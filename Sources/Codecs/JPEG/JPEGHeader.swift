import FramewrightDrawing

/// The markers of a JPEG file (ITU-T T.81, Annex B) before its image data.
struct JPEGHeader {
    private(set) var width = 0
    private(set) var height = 0
    /// The number of components: 1 for grey, 3 for colour, 4 for the inks of printing.
    private(set) var componentCount = 0
    /// The orientation of Exif, 1 to 8; 1 is upright.
    private(set) var orientation = 1
    /// True if Adobe's marker is present, by which inks are stored inverted.
    private(set) var isAdobe = false
    private var profileParts: [UInt8: ArraySlice<UInt8>] = [:]

    /// The number of markers after which a file is rejected.
    private static let markerLimit = 10_000

    static func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ bytes: [UInt8]) throws(CodecError) {
        var place = 2
        for _ in 0..<Self.markerLimit {
            while place < bytes.count, bytes[place] == 0xFF, place + 1 < bytes.count, bytes[place + 1] == 0xFF {
                place += 1
            }
            guard place + 4 <= bytes.count, bytes[place] == 0xFF else { break }
            let marker = bytes[place + 1]
            if marker == 0xD9 || marker == 0xDA { break }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= bytes.count else { break }
            read(marker, bytes[(place + 4)..<end])
            place = end
        }
        guard width > 0, height > 0 else { throw .unreadable(format: "JPEG", reason: "it has no size") }
    }

    /// The colour profile; nil if there is none or a part is missing.
    var profile: [UInt8]? {
        guard !profileParts.isEmpty else { return nil }
        let numbers = (1...UInt8(clamping: profileParts.count))
        guard numbers.allSatisfy({ profileParts[$0] != nil }) else { return nil }
        return numbers.flatMap { profileParts[$0] ?? [] }
    }

    func size(within limit: PixelSize?) throws(CodecError) -> PixelSize {
        if let limit, width > limit.width || height > limit.height {
            throw .exceedsFormat(format: "JPEG", width: width, height: height, limit: "\(limit)")
        }
        guard let size = PixelSize(width: width, height: height) else {
            let limit = "\(PixelSize.maximumSide) a side or \(PixelSize.maximumArea) in all"
            throw .exceedsFormat(format: "JPEG", width: width, height: height, limit: limit)
        }
        return size
    }

    private mutating func read(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
        switch marker {
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
            guard content.count >= 6 else { return }
            let start = content.startIndex
            height = Int(content[start + 1]) << 8 | Int(content[start + 2])
            width = Int(content[start + 3]) << 8 | Int(content[start + 4])
            componentCount = Int(content[start + 5])
        case 0xE1: if let found = ExifOrientation.value(in: content) { orientation = found }
        case 0xE2:
            guard content.starts(with: "ICC_PROFILE\0".utf8), content.count > 14 else { return }
            profileParts[content[content.startIndex + 12]] = content.dropFirst(14)
        case 0xEE: if content.starts(with: "Adobe".utf8) { isAdobe = true }
        default: break
        }
    }
}

/// The orientation in a block of Exif: the tag 0x112 of the first directory (Exif 2.32, 4.6.4).
enum ExifOrientation {
    static func value(in content: ArraySlice<UInt8>) -> Int? {
        guard content.starts(with: "Exif\0\0".utf8) else { return nil }
        let bytes = Array(content.dropFirst(6))
        guard bytes.count >= 8 else { return nil }
        let isLittle = bytes.starts(with: "II".utf8)
        guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            let part = bytes[offset..<offset + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<count where number(directory + 2 + entry * 12, 2) == 0x112 {
            return number(directory + 10 + entry * 12, 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
