import Foundation
import Framewright
import FramewrightCodecs
import Testing

@testable import FramewrightCommand

struct TerminalGraphicsTests {
    private func graphics(_ variables: [String: String], answer: String = "\u{1B}[?62;22") -> TerminalGraphics {
        TerminalGraphics(environment: { variables[$0] }, answer: answer)
    }

    @Test func `a terminal is recognized by its environment`() {
        #expect(graphics(["TERM": "xterm-kitty"]) == .kitty && graphics(["TERM_PROGRAM": "ghostty"]) == .kitty)
        #expect(graphics(["TERM_PROGRAM": "iTerm.app"]) == .iterm && graphics(["LC_TERMINAL": "iTerm2"]) == .iterm)
        #expect(graphics(["TERM": "xterm"], answer: "\u{1B}[?62;4;22") == .sixel)
        #expect(
            graphics(["TERM": "xterm"], answer: "\u{1B}[?64;14;24") == .blocks && graphics([:], answer: "") == .blocks)
    }

    /// Returns an image without equal rows, so that its file takes more than one piece.
    private func image() throws -> Bitmap {
        let size = try #require(PixelSize(width: 90, height: 60))
        let pixels = (0..<size.area).map { (place: Int) -> PremultipliedPixel in
            let cube: Int = place &* place &* place
            let red = UInt8(truncatingIfNeeded: (cube &* 2_654_435_761) >> 24)
            return PremultipliedPixel(SRGBColor(red8: red, green8: 0, blue8: UInt8(place % 7)))
        }
        return Bitmap(size: size, pixels: pixels)
    }

    @Test func `kitty gets the image's PNG in pieces of 4096 characters`() throws {
        let sequence = try TerminalGraphics.kitty.sequence(for: image(), on: TerminalScreen())
        let pieces = sequence.split(separator: "\u{1B}_G").map { $0.split(separator: ";")[1].prefix { $0 != "\u{1B}" } }
        #expect(pieces.count > 1 && pieces.allSatisfy { $0.count <= 4096 })
        let bytes = try #require(Data(base64Encoded: pieces.joined()))
        #expect(try PNG.decode(Array(bytes)) == image())
    }

    @Test func `iTerm2 gets the image in one piece`() throws {
        let sequence = try TerminalGraphics.iterm.sequence(for: image(), on: TerminalScreen())
        let text = try #require(sequence.split(separator: ":").last?.prefix { $0 != "\u{07}" })
        #expect(try PNG.decode(Array(try #require(Data(base64Encoded: String(text))))) == image())
    }

    @Test func `half blocks fill the screen's width and reset their colours`() throws {
        let text = try TerminalGraphics.blocks.sequence(for: image(), on: TerminalScreen(columns: 30, rows: 20))
        let lines = text.split(separator: "\n")
        #expect(
            lines.count == 10 && lines.allSatisfy { $0.count { $0 == "\u{2580}" } == 30 && $0.hasSuffix("\u{1B}[0m") })
    }

    @Test func `an image is reduced by the mean of the covered area, and never enlarged`() throws {
        let size = try #require(PixelSize(width: 4, height: 2))
        let pixels = [0, 100, 200, 200, 100, 200, 200, 200].map {
            PremultipliedPixel(SRGBColor(red8: $0, green8: 0, blue8: 0))
        }
        let small = Bitmap(size: size, pixels: pixels).fitting(width: 2, height: 9)
        #expect(small.pixels.map(\.red) == [100, 200] && small.size == PixelSize(width: 2, height: 1))
        #expect(Bitmap(size: size, pixels: pixels).fitting(width: 40, height: 90).size == size)
    }
}
