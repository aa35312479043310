import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Tests all 65 536 pairs of a component and an alpha. The component is used in all three channels, to detect carries
/// between them.
struct PremultiplicationTests {
    private func pixel(_ component: UInt32, _ alpha: UInt32) -> UInt32 { alpha << 24 | component * 0x010101 }

    @Test(arguments: 0...255 as ClosedRange<UInt32>)
    func `multiplying rounds to nearest`(alpha: UInt32) {
        let wrong = (0...UInt32(255)).filter { component in
            let nearest = UInt32((Double(component * alpha) / 255).rounded())
            return premultiplied(pixel(component, alpha)) != pixel(nearest, alpha)
        }
        #expect(wrong == [])
    }

    @Test(arguments: 1...255 as ClosedRange<UInt32>)
    func `dividing rounds to nearest`(alpha: UInt32) {
        let wrong = (0...alpha).filter { component in
            let nearest = UInt32((Double(component * 255) / Double(alpha)).rounded())
            return straight(pixel(component, alpha)) != pixel(nearest, alpha)
        }
        #expect(wrong == [])
    }

    @Test(arguments: 0...255 as ClosedRange<UInt32>)
    func `unpremultiplying and premultiplying again gives the same pixel`(alpha: UInt32) {
        let wrong = (0...alpha).filter { premultiplied(straight(pixel($0, alpha))) != pixel($0, alpha) }
        #expect(wrong == [])
    }

    @Test(arguments: 0...255 as ClosedRange<UInt32>)
    func `a component above alpha counts as alpha`(alpha: UInt32) {
        let wrong = (alpha...255).filter { premultiplied(straight(pixel($0, alpha))) != pixel(alpha, alpha) }
        #expect(wrong == [])
    }

    @Test func `components do not mix`() {
        #expect(premultiplied(0x8000_80FF) == 0x8000_4080)
        #expect(straight(0x8000_4080) == 0x8000_80FF)
    }
}
