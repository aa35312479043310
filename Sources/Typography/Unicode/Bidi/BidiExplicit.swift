/// The matching isolate initiators and terminators (BD9).
struct BidiIsolates {
    /// The index of the terminator for each index of an initiator.
    private(set) var ends: [Int: Int] = [:]
    /// The indices of the matched terminators.
    private(set) var closers: Set<Int> = []

    init(_ classes: [BidiClass]) {
        var open: [Int] = []
        for (index, kind) in classes.enumerated() {
            if kind.startsIsolate { open.append(index) }
            if kind == .popDirectionalIsolate, let start = open.popLast() {
                ends[start] = index
                closers.insert(index)
            }
        }
    }

    /// Returns the level of the first strong character, skipping isolates (P2 and P3).
    func firstStrongLevel(in classes: [BidiClass], from start: Int, to end: Int) -> UInt8? {
        var index = start
        while index < end {
            if let level = classes[index].strongLevel { return level }
            index = classes[index].startsIsolate ? (ends[index] ?? end) + 1 : index + 1
        }
        return nil
    }
}

/// The explicit levels of embeddings, overrides and isolates (X1 to X8).
struct BidiExplicit {
    private(set) var levels: [UInt8]
    /// The classes, with overrides applied.
    private(set) var types: [BidiClass]
    private let classes: [BidiClass]
    private let isolates: BidiIsolates
    private let base: UInt8
    private var stack: [Status]
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    private struct Status {
        let level: UInt8
        let override: BidiClass?
        let isIsolate: Bool
    }

    private static let deepest: UInt8 = 125

    init(_ classes: [BidiClass], isolates: BidiIsolates, base: UInt8) {
        (self.classes, self.isolates, self.base) = (classes, isolates, base)
        types = classes
        levels = Array(repeating: base, count: classes.count)
        stack = [Status(level: base, override: nil, isIsolate: false)]
    }

    mutating func resolve() {
        for index in classes.indices {
            switch classes[index] {
            case .rightToLeftEmbedding: embed(isRightToLeft: true, override: nil)
            case .leftToRightEmbedding: embed(isRightToLeft: false, override: nil)
            case .rightToLeftOverride: embed(isRightToLeft: true, override: .rightToLeft)
            case .leftToRightOverride: embed(isRightToLeft: false, override: .leftToRight)
            case .popDirectionalFormat: popEmbedding()
            case .leftToRightIsolate: isolate(index, isRightToLeft: false)
            case .rightToLeftIsolate: isolate(index, isRightToLeft: true)
            case .firstStrongIsolate: isolate(index, isRightToLeft: firstStrong(after: index) == 1)
            case .popDirectionalIsolate: popIsolate(index)
            case .paragraphSeparator, .boundaryNeutral: break
            default: take(index)
            }
        }
    }

    private func firstStrong(after index: Int) -> UInt8? {
        isolates.firstStrongLevel(in: classes, from: index + 1, to: isolates.ends[index] ?? classes.count)
    }

    private var top: Status { stack[stack.count - 1] }

    private mutating func take(_ index: Int) {
        levels[index] = top.level
        if let override = top.override { types[index] = override }
    }

    /// Returns the next level with a direction, or nil if it would be too deep.
    private func next(isRightToLeft: Bool) -> UInt8? {
        let level = isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
        return level <= Self.deepest && overflowIsolates == 0 && overflowEmbeddings == 0 ? level : nil
    }

    private mutating func embed(isRightToLeft: Bool, override: BidiClass?) {
        if let level = next(isRightToLeft: isRightToLeft) {
            stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
            overflowEmbeddings += 1
        }
    }

    private mutating func isolate(_ index: Int, isRightToLeft: Bool) {
        take(index)
        if let level = next(isRightToLeft: isRightToLeft) {
            validIsolates += 1
            stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
            overflowIsolates += 1
        }
    }

    private mutating func popIsolate(_ index: Int) {
        if overflowIsolates > 0 {
            overflowIsolates -= 1
        } else if validIsolates > 0 {
            overflowEmbeddings = 0
            while !top.isIsolate { stack.removeLast() }
            stack.removeLast()
            validIsolates -= 1
        }
        take(index)
    }

    private mutating func popEmbedding() {
        guard overflowIsolates == 0 else { return }
        if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
        }
    }
}
