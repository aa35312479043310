import Testing

@testable import FramewrightCodecs

struct MatchTreeTests {
    /// Returns bytes of few values, so that nearly everything occurs repeatedly.
    private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var dice = Dice(seed: seed)
        return (0..<count).map { _ in UInt8(dice.roll(2 + Int(seed))) }
    }

    /// Returns the nearest match of each length that exceeds all nearer ones, by testing every position.
    private func matches(_ bytes: [UInt8], at place: Int, limit: Int) -> [UInt32] {
        var (matches, longest) = ([UInt32](), 2)
        for earlier in stride(from: place - 1, through: 0, by: -1) {
            let length = (0..<limit).first { bytes[earlier + $0] != bytes[place + $0] } ?? limit
            guard length > longest else { continue }
            longest = length
            matches.append(UInt32(length) << 16 | UInt32(place - earlier - 1))
            if longest == limit { break }
        }
        return matches
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `the nearest match of every length is found`(seed: UInt64) {
        let bytes = bytes(1500, seed: seed)
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let tree = unsafe MatchTree(base, depth: 10_000)
            for place in 0..<bytes.count - 4 {
                let limit = min(20, bytes.count - place)
                var found: [UInt32] = []
                _ = tree.enter(place, limit: limit) { found.append($0) }
                #expect(found == matches(bytes, at: place, limit: limit))
            }
        }
    }

    /// Covers more than the maximum distance, with a depth that forces entries to be dropped.
    @Test(arguments: 0..<2 as Range<UInt64>)
    func `a shallow tree drops the same entries as the reference implementation`(seed: UInt64) {
        let bytes = bytes(80_000, seed: seed + 2)
        var twins: [Int: PlainTree] = [:]
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let tree = unsafe MatchTree(base, depth: 12)
            var differences = 0
            for place in 0..<buffer.count - 4 {
                let limit = min(30, buffer.count - place)
                let key = unsafe Int(buffer[place]) << 16 | Int(buffer[place + 1]) << 8 | Int(buffer[place + 2])
                var entry = unsafe PlainTree.Entry(bytes: buffer, place: place, limit: limit)
                let (less, greater) = entry.split(twins[key] ?? .empty, left: 12)
                twins[key] = .node(place, less, greater)
                var found: [UInt32] = []
                _ = tree.enter(place, limit: limit) { found.append($0) }
                if found != entry.found { differences += 1 }
            }
            #expect(differences == 0)
        }
    }

    @Test func `matches of a run are found at its end`() {
        let bytes: [UInt8] =
            [5] + Array(repeating: 1, count: 40) + [2, 3, 4, 6] + Array(repeating: 1, count: 20) + [2, 3, 9, 9, 9]
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var runs = unsafe RunEnds(base, end: bytes.count, bytesPerPixel: 1)
            runs.append(from: 2, to: 41)
            let found = runs.matches(endingAt: 65)
            #expect(found.map(\.distance) == [24] && found.map(\.extent) == [2] && found.map(\.reach) == [40])
        }
    }
}

/// The reference implementation of `MatchTree`, with immutable nodes.
private indirect enum PlainTree {
    case empty
    case node(Int, PlainTree, PlainTree)

    @safe struct Entry {
        let bytes: UnsafeBufferPointer<UInt8>
        let place: Int
        let limit: Int
        var found: [UInt32] = []
        var longest = 2

        init(bytes: UnsafeBufferPointer<UInt8>, place: Int, limit: Int) {
            unsafe self.bytes = bytes
            (self.place, self.limit) = (place, limit)
        }

        /// Splits a tree into the parts less and greater than the bytes at the position.
        mutating func split(_ tree: PlainTree, left: Int) -> (PlainTree, PlainTree) {
            guard case .node(let candidate, let less, let greater) = tree, left > 0,
                place - candidate <= MatchTree.reach
            else { return (.empty, .empty) }
            var length = 0
            while unsafe length < limit && bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > longest {
                longest = length
                found.append(UInt32(length) << 16 | UInt32(place - candidate - 1))
                if length == limit { return (less, greater) }
            }
            if unsafe bytes[candidate + length] < bytes[place + length] {
                let (inner, outer) = split(greater, left: left - 1)
                return (.node(candidate, less, inner), outer)
            }
            let (inner, outer) = split(less, left: left - 1)
            return (inner, .node(candidate, outer, greater))
        }
    }
}
