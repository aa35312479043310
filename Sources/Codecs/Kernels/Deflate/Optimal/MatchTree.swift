/// An index of the last 32,767 bytes as binary search trees, one for each hash of three bytes, ordered by the bytes
/// that follow; every node is newer than its descendants (as in 7-Zip's `bt3`). The path to the place of a new node
/// passes the nearest match of every length; the new node becomes the root.
@safe struct MatchTree: ~Copyable {
    private let bytes: UnsafePointer<UInt8>
    private let roots: UnsafeMutablePointer<Int32>
    /// The two children of each position in the window: less, then greater.
    private let below: UnsafeMutablePointer<Int32>
    /// The maximum number of nodes compared; deeper ones are dropped.
    private let depth: Int

    private static let hashBits = 16
    /// One less than the maximum distance of DEFLATE, so that a position and the one it replaces are never both in
    /// reach.
    static let reach = DeflateSymbols.farthestMatch - 1

    init(_ bytes: UnsafePointer<UInt8>, depth: Int) {
        unsafe self.bytes = bytes
        self.depth = depth
        unsafe roots = .allocate(capacity: 1 << Self.hashBits)
        unsafe roots.initialize(repeating: -1, count: 1 << Self.hashBits)
        unsafe below = .allocate(capacity: 2 * DeflateSymbols.farthestMatch)
        unsafe below.initialize(repeating: -1, count: 2 * DeflateSymbols.farthestMatch)
    }

    deinit {
        unsafe roots.deallocate()
        unsafe below.deallocate()
    }

    /// Inserts a position, which must have four readable bytes. Calls `found` with each match that is longer than all
    /// nearer ones, as `length << 16 | distance - 1`, from 3 bytes up to `limit`. Returns the longest length, or 2 if
    /// there is none.
    @inline(__always)
    func enter(_ place: Int, limit: Int, found: (UInt32) -> Void) -> Int {
        let here = unsafe bytes + place
        let slot = unsafe Self.slot(here)
        var candidate = unsafe Int(roots[slot])
        unsafe roots[slot] = Int32(truncatingIfNeeded: place)
        let oldest = max(0, place &- Self.reach)
        var (less, greater) = (Self.index(place), Self.index(place) &+ 1)
        var (lengthLess, lengthGreater, longest, left) = (0, 0, 2, depth)
        while candidate >= oldest, left > 0 {
            left &-= 1
            let there = unsafe bytes + candidate
            let length = unsafe commonLength(here, there, from: min(lengthLess, lengthGreater), limit)
            let own = Self.index(candidate)
            if length > longest {
                longest = length
                found(UInt32(truncatingIfNeeded: length &<< 16 | (place &- candidate &- 1)))
                if length >= limit {
                    // Equal up to the limit: the new node replaces the older one.
                    unsafe below[less] = below[own]
                    unsafe below[greater] = below[own &+ 1]
                    return longest
                }
            } else if length >= limit {
                break
            }
            if unsafe there[length] < here[length] {
                unsafe below[less] = Int32(truncatingIfNeeded: candidate)
                (less, lengthLess) = (own &+ 1, length)
                candidate = unsafe Int(below[less])
            } else {
                unsafe below[greater] = Int32(truncatingIfNeeded: candidate)
                (greater, lengthGreater) = (own, length)
                candidate = unsafe Int(below[greater])
            }
        }
        unsafe below[less] = -1
        unsafe below[greater] = -1
        return longest
    }

    @inline(__always)
    private static func index(_ place: Int) -> Int { (place & (DeflateSymbols.farthestMatch &- 1)) &* 2 }

    @inline(__always)
    private static func slot(_ bytes: UnsafePointer<UInt8>) -> Int {
        let sequence = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self) & 0xFF_FFFF
        return Int(truncatingIfNeeded: (sequence &* 0x9E37_79B1) &>> UInt32(32 &- hashBits))
    }
}

/// Returns the number of equal bytes at both positions, up to `limit`. The first `start` bytes must be equal.
@inline(__always)
func commonLength(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, from start: Int = 0, _ limit: Int) -> Int
{
    var length = start
    while length &+ 8 <= limit {
        let difference =
            unsafe UnsafeRawPointer(one + length).loadUnaligned(as: UInt64.self)
            ^ UnsafeRawPointer(other + length).loadUnaligned(as: UInt64.self)
        if difference != 0 { return length &+ difference.littleEndian.trailingZeroBitCount >> 3 }
        length &+= 8
    }
    while length < limit, unsafe one[length] == other[length] { length &+= 1 }
    return length
}
