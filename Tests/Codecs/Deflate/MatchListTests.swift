import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

/// `MatchList` handles runs separately. The reference implementation compares with every earlier position.
struct MatchListTests {
    private static let (bytesPerPixel, rowBytes) = (3, 240)

    /// Returns runs of few colours, some of them parts of earlier ones, with repeated pixels between them.
    private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var dice = Dice(seed: seed)
        var bytes: [UInt8] = []
        while bytes.count < count {
            let pixel = (0..<Self.bytesPerPixel).map { _ in UInt8(dice.roll(2)) }
            let length = dice.roll(3) == 0 ? 1 + dice.roll(30) : 1
            for _ in 0..<length { bytes += pixel }
        }
        return Array(bytes.prefix(count))
    }

    private func length(_ bytes: [UInt8], _ place: Int, _ distance: Int, limit: Int) -> Int {
        (0..<limit).first { bytes[place + $0] != bytes[place + $0 - distance] } ?? limit
    }

    /// Returns the positions searched by the list with the lengths and distances of their matches.
    private func found(_ bytes: [UInt8]) -> [(place: Int, matches: [(length: Int, distance: Int)])] {
        let list = unsafe bytes.withUnsafeBufferPointer { buffer -> MatchList? in
            guard let base = buffer.baseAddress else { return nil }
            return unsafe MatchList(
                base, 0..<bytes.count, end: bytes.count, bytesPerPixel: Self.bytesPerPixel, rowBytes: Self.rowBytes,
                effort: OptimalDeflate.Effort(passes: 1, depth: 10_000))
        }
        var positions: [(place: Int, matches: [(length: Int, distance: Int)])] = []
        var (place, next) = (0, 0)
        for count in list?.counts ?? [] {
            let found = (list?.matches ?? [])[next..<next + Int(count)]
            let matches = found.map { (length: Int($0 >> 16 & 0x1FF), distance: Int($0 & 0xFFFF) + 1) }
            positions.append((place, matches))
            next += Int(count)
            let longest = matches.map(\.length).max() ?? 0
            place += longest >= DeflateSymbols.longestMatch ? longest : 1
        }
        return positions
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `all matches are valid`(seed: UInt64) {
        let bytes = bytes(2500, seed: seed)
        var wrong = 0
        for (place, matches) in found(bytes) {
            for (length, distance) in matches
            where distance > place || self.length(bytes, place, distance, limit: length) < length { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    /// Short matches and matches that begin in the last bytes of a run are not searched everywhere.
    @Test(arguments: 0..<4 as Range<UInt64>)
    func `no position has a longer match, inside or before a run`(seed: UInt64) {
        let bytes = bytes(isSlow ? 2500 : 1000, seed: seed)
        let lastBytes = RunEnds.shortest..<RunEnds.shortest + Self.bytesPerPixel
        let runs = bytes.indices.map { place in
            place < Self.bytesPerPixel
                ? 0 : length(bytes, place, Self.bytesPerPixel, limit: min(20, bytes.count - place))
        }
        var missed: [Int] = []
        for (place, matches) in found(bytes) where place > 0 && !lastBytes.contains(runs[place]) {
            let limit = min(DeflateSymbols.longestMatch, bytes.count - place)
            let distances = (1...place).filter { !lastBytes.contains(runs[place - $0]) }
            let longest = distances.map { length(bytes, place, $0, limit: limit) }.max() ?? 0
            if longest >= 20, (matches.map(\.length).max() ?? 0) < longest { missed.append(place) }
        }
        #expect(missed == [])
    }
}
