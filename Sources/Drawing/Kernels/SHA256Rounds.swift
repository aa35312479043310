private import FramewrightCProcessor

/// The rounds of SHA-256 over whole blocks of 64 bytes, by the processor's SHA instructions if it has them.
///
/// Otherwise the message schedules of four blocks are computed at once, one per SIMD lane, because a schedule does not
/// depend on other blocks. Only the rounds are sequential. Chosen by measurement, see "SHA-256" in Performance.
struct SHA256Rounds {
    private var state: [8 of UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    var digest: [UInt32] { (0..<8).map { state[$0] } }

    private static let hasInstructions = framewright_has_sha256()

    /// Hashes the blocks between two offsets, whose distance must be a multiple of 64 bytes.
    mutating func mix(_ bytes: RawSpan, from start: Int, to end: Int) {
        precondition(start >= 0 && start <= end && end <= bytes.byteCount && (end - start) % 64 == 0)
        guard Self.hasInstructions else { return mixPlainly(bytes, from: start, to: end) }
        unsafe bytes.withUnsafeBytes { bytes in
            guard start < end, let data = bytes.baseAddress else { return }
            let constants = roundConstants
            var state = self.state
            var words = state.mutableSpan
            unsafe words.withUnsafeMutableBufferPointer { words in
                unsafe constants.span.withUnsafeBufferPointer { constants in
                    guard let state = words.baseAddress, let constants = constants.baseAddress else { return }
                    unsafe framewright_sha256(state, data + start, (end - start) / 64, constants)
                }
            }
            self.state = state
        }
    }

    /// Hashes the blocks without SHA instructions; the reference implementation of `mix`.
    mutating func mixPlainly(_ bytes: RawSpan, from start: Int, to end: Int) {
        var offset = start
        while offset + 256 <= end {
            mixFour(bytes, at: offset)
            offset += 256
        }
        while offset < end {
            mixOne(bytes, at: offset)
            offset += 64
        }
    }

    /// The reference implementation of `mixFour`, for one block.
    mutating func mixOne(_ bytes: RawSpan, at offset: Int) {
        var schedule = [64 of UInt32](repeating: 0)
        for index in 0..<16 { schedule[index] = word(bytes, offset + index * 4) }
        for index in 16..<64 {
            schedule[index] =
                schedule[index - 16] &+ sigma0(schedule[index - 15]) &+ schedule[index - 7]
                &+ sigma1(schedule[index - 2])
        }
        for index in 0..<64 { schedule[index] &+= roundConstants[index] }
        var letters = Letters(state)
        for group in 0..<8 { letters.eightRounds { schedule[group * 8 + $0] } }
        letters.add(to: &state)
    }

    private mutating func mixFour(_ bytes: RawSpan, at offset: Int) {
        var schedule = [64 of SIMD4<UInt32>](repeating: SIMD4())
        for index in 0..<16 {
            let start = offset + index * 4
            schedule[index] = SIMD4(
                word(bytes, start), word(bytes, start + 64), word(bytes, start + 128), word(bytes, start + 192))
        }
        for index in 16..<64 {
            schedule[index] =
                schedule[index - 16] &+ sigma0(schedule[index - 15]) &+ schedule[index - 7]
                &+ sigma1(schedule[index - 2])
        }
        for index in 0..<64 { schedule[index] &+= SIMD4(repeating: roundConstants[index]) }
        for lane in 0..<4 {
            var letters = Letters(state)
            for group in 0..<8 { letters.eightRounds { schedule[group * 8 + $0][lane] } }
            letters.add(to: &state)
        }
    }

    /// Reads a big-endian word. `mix` has checked the bounds.
    @inline(__always)
    private func word(_ bytes: RawSpan, _ offset: Int) -> UInt32 {
        unsafe UInt32(bigEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
    }
}

/// The working variables, named as in section 6.2.2 of the standard.
private struct Letters {
    private var a, b, c, d, e, f, g, h: UInt32

    @inline(__always)
    init(_ state: [8 of UInt32]) {
        (a, b, c, d, e, f, g, h) = (
            state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
        )
    }

    /// Runs eight rounds, after which every variable is in its place again, so none is moved. `word` is the sum of
    /// schedule and constant.
    @inline(__always)
    mutating func eightRounds(_ word: (Int) -> UInt32) {
        round(a, b, c, &d, e, f, g, &h, word(0))
        round(h, a, b, &c, d, e, f, &g, word(1))
        round(g, h, a, &b, c, d, e, &f, word(2))
        round(f, g, h, &a, b, c, d, &e, word(3))
        round(e, f, g, &h, a, b, c, &d, word(4))
        round(d, e, f, &g, h, a, b, &c, word(5))
        round(c, d, e, &f, g, h, a, &b, word(6))
        round(b, c, d, &e, f, g, h, &a, word(7))
    }

    @inline(__always)
    func add(to state: inout [8 of UInt32]) {
        let mixed: [8 of UInt32] = [a, b, c, d, e, f, g, h]
        for index in 0..<8 { state[index] &+= mixed[index] }
    }
}

/// Runs one round. The sums are nested rotations; choice and majority avoid a complement.
@inline(__always)
private func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ word: UInt32
) {
    let sum1 = rotated(e ^ rotated(e ^ rotated(e, 14), 5), 6)
    let first = h &+ word &+ (g ^ (e & (f ^ g))) &+ sum1
    let sum0 = rotated(a ^ rotated(a ^ rotated(a, 9), 11), 2)
    d &+= first
    h = first &+ sum0 &+ ((a & b) | (c & (a | b)))
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

@inline(__always)
private func sigma0(_ word: UInt32) -> UInt32 { rotated(word, 7) ^ rotated(word, 18) ^ (word &>> 3) }

@inline(__always)
private func sigma1(_ word: UInt32) -> UInt32 { rotated(word, 17) ^ rotated(word, 19) ^ (word &>> 10) }

/// Combines the right shifts of both rotations, then the left shifts.
@inline(__always)
private func sigma0(_ words: SIMD4<UInt32>) -> SIMD4<UInt32> {
    (((words &>> 11) ^ words) &>> 7) ^ (((words &<< 11) ^ words) &<< 14) ^ (words &>> 3)
}

@inline(__always)
private func sigma1(_ words: SIMD4<UInt32>) -> SIMD4<UInt32> {
    (((words &>> 2) ^ words) &>> 17) ^ (((words &<< 2) ^ words) &<< 13) ^ (words &>> 10)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [64 of UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
