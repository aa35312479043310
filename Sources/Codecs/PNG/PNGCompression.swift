/// How rows are filtered (PNG specification, 9) and how zlib packs them.
struct PNGCompression: Hashable {
    /// Raw values are libpng's filter masks, which Swift can't import.
    enum Filter: Int32 {
        case none = 0x08
        case sub = 0x10
        case up = 0x20
        case paeth = 0x80
        /// libpng picks for every row the filter with the smallest sum of differences, average included.
        case adaptive = 0xF8
    }

    /// Raw values are zlib's.
    enum Strategy: Int32 {
        case standard = 0
        case filtered = 1
    }

    let filter: Filter
    /// 1 to 9.
    let level: Int32
    let strategy: Strategy

    /// No filter won on boards, lists and icons, adaptive and paeth on gradients. zlib's strategy for filtered rows
    /// differs by up to 3 % either way. Huffman-only and run-length never came near, nor did zlib's largest memory
    /// level (2 % larger).
    static let thorough =
        [.none, .sub, .up, .paeth, .adaptive].map { PNGCompression(filter: $0, level: 9, strategy: .standard) }
        + [.sub, .up, .paeth, .adaptive].map { PNGCompression(filter: $0, level: 9, strategy: .filtered) }
}
