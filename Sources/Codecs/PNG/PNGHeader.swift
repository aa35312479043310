import FramewrightDrawing

/// The first 33 bytes of a PNG file, validated before memory is allocated.
struct PNGHeader {
    let width: Int
    let height: Int
    let bitsPerPixel: Int

    /// Parses signature and IHDR (PNG specification, 5.2 and 11.2.1). The checksum is left to libpng.
    init(_ bytes: [UInt8]) throws(CodecError) {
        guard !bytes.isEmpty, bytes.starts(with: pngSignature.prefix(bytes.count)) else {
            throw .notPNG(start: Array(bytes.prefix(ForeignFile.startLength)))
        }
        guard !bytes.dropFirst(8).starts(with: [0, 0, 0, 4] + "CgBI".utf8) else {
            throw .notPNG(start: Array(bytes.prefix(ForeignFile.startLength)))
        }
        guard bytes.count >= Self.length else { throw .truncated(count: bytes.count) }
        guard bytes[8..<16].elementsEqual(headerChunkStart) else {
            throw .corrupt(reason: "the first chunk is not IHDR", offset: 8)
        }
        width = Int(bigEndian: bytes[16..<20])
        height = Int(bigEndian: bytes[20..<24])
        guard width > 0 else { throw .corrupt(reason: "the width is 0 pixels", offset: 16) }
        guard height > 0 else { throw .corrupt(reason: "the height is 0 pixels", offset: 20) }
        guard let channels = channelCounts[bytes[25]], validDepths[bytes[25]]?.contains(bytes[24]) == true else {
            throw .corrupt(reason: "bit depth \(bytes[24]) with colour type \(bytes[25])", offset: 24)
        }
        bitsPerPixel = channels * Int(bytes[24])
    }

    /// Returns the size if it is within `limit` and a file of `fileLength` bytes can hold as much.
    func size(within limit: PixelSize?, fileLength: Int) throws(CodecError) -> PixelSize {
        if let limit, width > limit.width || height > limit.height {
            throw .tooLarge(width: width, height: height, limit: "\(limit)")
        }
        guard let size = PixelSize(width: width, height: height) else {
            throw .tooLarge(
                width: width, height: height,
                limit: "\(PixelSize.maximumSide) a side or \(PixelSize.maximumArea) in all")
        }
        guard size.area * bitsPerPixel / 8 <= fileLength * deflateMaximumRatio else {
            throw .truncated(count: fileLength)
        }
        return size
    }

    private static let length = 33
}

let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The length and type of IHDR.
private let headerChunkStart: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

/// DEFLATE needs at least two bits for 258 bytes. So a file of 100 bytes cannot claim a gigabyte of memory.
private let deflateMaximumRatio = 1032

private let channelCounts: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

private let validDepths: [UInt8: [UInt8]] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
]

extension Int {
    /// Creates a number from four bytes, most significant first.
    fileprivate init(bigEndian bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Int($1) } }
}
