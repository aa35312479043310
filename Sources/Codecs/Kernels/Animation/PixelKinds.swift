import FramewrightDrawing

/// What pixels side by side have in common. Four a step: one by one took a seventh of an APNG's time (2026-11-23).
struct PixelKinds {
    private(set) var isOpaque = true
    /// Pixels unlike the one before.
    private(set) var breaks = 0
    /// Of these, those that change no component by more than 16.
    private(set) var gentleBreaks = 0

    private typealias Lanes = SIMD4<UInt32>

    init(_ row: UnsafePointer<PremultipliedPixel>, _ count: Int) {
        var opacity = unsafe row[0].packed
        var (opacities, same, gentle) = (Lanes(repeating: .max), Lanes(), Lanes())
        var x = 1
        while x &+ 4 <= count {
            let here = unsafe UnsafeRawPointer(row + x).loadUnaligned(as: Lanes.self)
            let before = unsafe UnsafeRawPointer(row + (x &- 1)).loadUnaligned(as: Lanes.self)
            let isSame = equal(here, before)
            opacities &= here
            same &-= isSame
            gentle &-= equal(largeSteps(here, before), Lanes()) & ~isSame
            x &+= 4
        }
        breaks = x &- 1 &- Int(same.wrappedSum())
        gentleBreaks = Int(gentle.wrappedSum())
        while x < count {
            let (here, before) = unsafe (row[x].packed, row[x &- 1].packed)
            opacity &= here
            if here != before {
                breaks &+= 1
                gentleBreaks &+= largeSteps(Lanes(repeating: here), Lanes(repeating: before))[0] == 0 ? 1 : 0
            }
            x &+= 1
        }
        for lane in 0..<4 { opacity &= opacities[lane] }
        isOpaque = opacity >> 24 == 255
    }
}

/// 0 where no component differs by more than 16. Components are subtracted side by side, without borrows between them.
@inline(__always)
func largeSteps(_ here: SIMD4<UInt32>, _ before: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let (high, low) = (SIMD4<UInt32>(repeating: 0x8080_8080), SIMD4<UInt32>(repeating: 0x7F7F_7F7F))
    let step = ((here | high) &- (before & low)) ^ ((here ^ ~before) & high)
    let raised = ((step & low) &+ SIMD4<UInt32>(repeating: 0x1010_1010)) ^ (step & high)
    return raised & SIMD4<UInt32>(repeating: 0xE0E0_E0E0)
}

/// All bits of a lane or none.
@inline(__always)
func equal(_ one: SIMD4<UInt32>, _ other: SIMD4<UInt32>) -> SIMD4<UInt32> {
    unsafe unsafeBitCast(one .== other, to: SIMD4<UInt32>.self)
}
