/// Numbers for up to 65,535 colours in order of appearance, from 1; 0 stands for transparent.
@safe struct ColorNumbers: ~Copyable {
    private(set) var colors: [UInt32] = [0]
    /// The numbers of the counted colours, in order of their first count.
    private(set) var counted: [Int] = []
    /// True if every colour got a number.
    private(set) var isComplete = true
    /// True if every colour is opaque.
    private(set) var isOpaque = true
    /// A hash table: the colour in the low 32 bits, its number above; 0 for an empty slot.
    private var slots: UnsafeMutablePointer<UInt64>
    private var slotCount = 1 << 12
    private var numbered: UnsafeMutablePointer<Int>

    init() {
        unsafe slots = .allocate(capacity: 1 << 12)
        unsafe slots.initialize(repeating: 0, count: 1 << 12)
        unsafe numbered = .allocate(capacity: 1 << 12)
        unsafe numbered.initialize(repeating: 0, count: 1 << 12)
    }

    deinit {
        unsafe slots.deallocate()
        unsafe numbered.deallocate()
    }

    /// The number of pixels counted of each colour.
    var counts: [Int] { colors.indices.map { unsafe numbered[$0] } }

    @inline(__always)
    mutating func count(_ length: Int, of number: UInt64) {
        let number = Int(truncatingIfNeeded: number)
        if unsafe numbered[number] == 0 { counted.append(number) }
        unsafe numbered[number] &+= length
    }

    @inline(__always)
    mutating func number(of color: UInt32) -> UInt64 {
        var slot = slot(color)
        while true {
            let entry = unsafe slots[slot]
            if UInt32(truncatingIfNeeded: entry) == color, entry != 0 { return entry &>> 32 }
            if entry == 0 { return insert(color, at: slot) }
            slot = (slot &+ 1) & (slotCount &- 1)
        }
    }

    @inline(never)
    private mutating func insert(_ color: UInt32, at slot: Int) -> UInt64 {
        if color >> 24 != 255 { isOpaque = false }
        if color == 0 { return 0 }
        guard colors.count < 1 << 16 else {
            isComplete = false
            return 0
        }
        let number = UInt64(colors.count)
        colors.append(color)
        unsafe slots[slot] = UInt64(color) | number << 32
        if colors.count * 2 > slotCount { grow() }
        return number
    }

    private mutating func grow() {
        let counts = counts
        unsafe slots.deallocate()
        unsafe numbered.deallocate()
        slotCount *= 4
        unsafe slots = .allocate(capacity: slotCount)
        unsafe slots.initialize(repeating: 0, count: slotCount)
        unsafe numbered = .allocate(capacity: slotCount)
        unsafe numbered.initialize(repeating: 0, count: slotCount)
        for (number, color) in colors.enumerated().dropFirst() {
            var slot = slot(color)
            while unsafe slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
            unsafe slots[slot] = UInt64(color) | UInt64(number) << 32
        }
        for (number, count) in counts.enumerated() { unsafe numbered[number] = count }
    }

    @inline(__always)
    private func slot(_ color: UInt32) -> Int {
        Int(
            truncatingIfNeeded: (color &* 0x9E37_79B1)
                &>> UInt32(truncatingIfNeeded: slotCount.leadingZeroBitCount &- 31))
    }
}
