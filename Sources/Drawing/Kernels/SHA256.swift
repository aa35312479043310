/// Incremental SHA-256 (FIPS 180-4). The rounds are in `SHA256Rounds`.
struct SHA256 {
    private var rounds = SHA256Rounds()
    /// The bytes after the last whole block. The first `length % 64` are valid.
    private var pending = [64 of UInt8](repeating: 0)
    private var length = 0

    mutating func update(_ bytes: Span<UInt8>) { unsafe update(bytes.bytes) }

    /// Hashes pixels as R, G, B, A: their order in memory, because Swift on Linux runs on little-endian machines only.
    mutating func update(_ pixels: Span<PremultipliedPixel>) { unsafe update(pixels.bytes) }

    mutating func update(_ bytes: RawSpan) {
        var offset = fillPending(from: bytes)
        guard length % 64 == 0 else { return }
        let whole = bytes.byteCount - (bytes.byteCount - offset) % 64
        rounds.mix(bytes, from: offset, to: whole)
        length += whole - offset
        offset = whole
        keep(bytes, from: offset)
    }

    /// Returns the digest as hexadecimal digits. The hasher must not be used afterwards.
    mutating func finish() -> String {
        let bits = UInt64(length) &* 8
        var padding: [UInt8] = [0x80]
        padding += Array(repeating: 0, count: (119 - length % 64) % 64)
        padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        update(padding.span)
        return rounds.digest.map(hexadecimal).joined()
    }

    /// Completes and hashes a pending block. Returns the offset in `bytes` at which to continue.
    private mutating func fillPending(from bytes: RawSpan) -> Int {
        let begun = length % 64
        guard begun > 0 else { return 0 }
        let taken = min(64 - begun, bytes.byteCount)
        keep(bytes.extracting(first: taken), from: 0)
        if length % 64 == 0 { unsafe rounds.mix(pending.span.bytes, from: 0, to: 64) }
        return taken
    }

    private mutating func keep(_ bytes: RawSpan, from offset: Int) {
        for index in offset..<bytes.byteCount {
            pending[length % 64] = unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
            length += 1
        }
    }

    private func hexadecimal(_ word: UInt32) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
