import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// The way a terminal displays images.
enum TerminalGraphics: String, CaseIterable {
    /// Kitty's graphics protocol, which Ghostty, WezTerm and Konsole also support.
    case kitty
    /// iTerm2's inline images.
    case iterm
    case sixel
    /// Half blocks in 24-bit colour, which almost every terminal supports.
    case blocks

    /// Selects the protocol by the environment and the terminal's attributes (DA1) in `answer`, where 4 means sixels.
    init(environment: (String) -> String?, answer: String) {
        let program = environment("TERM_PROGRAM")?.lowercased() ?? ""
        let term = environment("TERM")?.lowercased() ?? ""
        if environment("KITTY_WINDOW_ID") != nil || term.contains("kitty") || ["ghostty", "wezterm"].contains(program) {
            self = .kitty
        } else if program == "iterm.app" || environment("LC_TERMINAL") == "iTerm2" {
            self = .iterm
        } else if answer.split(separator: ";").dropFirst().contains(where: { $0.prefix { $0.isNumber } == "4" }) {
            self = .sixel
        } else {
            self = .blocks
        }
    }

    /// Returns the control sequence that displays an image at the cursor, at most as wide as the screen.
    func sequence(for bitmap: Bitmap, on screen: TerminalScreen) throws -> String {
        switch self {
        case .kitty: kitty(Base64.text(try PNG.encode(fitting(bitmap, screen))))
        case .iterm: iterm(try PNG.encode(fitting(bitmap, screen)))
        case .sixel: String(decoding: Sixel.encode(fitting(bitmap, screen)), as: UTF8.self) + "\n"
        case .blocks: blocks(bitmap.fitting(width: screen.columns, height: 2 * (screen.rows - 8)))
        }
    }

    private func fitting(_ bitmap: Bitmap, _ screen: TerminalScreen) -> Bitmap {
        bitmap.fitting(width: screen.pixels.width, height: screen.pixels.height * 2 / 3)
    }

    /// Returns the sequence of Kitty's protocol, with at most 4,096 characters per chunk.
    private func kitty(_ text: String) -> String {
        var rest = Substring(text)
        var sequence = ""
        var control = "a=T,f=100,"
        while !rest.isEmpty {
            let piece = rest.prefix(4096)
            rest = rest.dropFirst(4096)
            sequence += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
            control = ""
        }
        return sequence + "\n"
    }

    private func iterm(_ bytes: [UInt8]) -> String {
        "\u{1B}]1337;File=inline=1;size=\(bytes.count):\(Base64.text(bytes))\u{07}\n"
    }

    /// Returns half blocks: the upper pixel is the foreground colour, the lower one the background.
    private func blocks(_ bitmap: Bitmap) -> String {
        var text = ""
        for top in stride(from: 0, to: bitmap.height, by: 2) {
            for x in 0..<bitmap.width {
                text += "\u{1B}[38;2;\(bitmap[x, top].numbers)m"
                text += top + 1 < bitmap.height ? "\u{1B}[48;2;\(bitmap[x, top + 1].numbers)m" : "\u{1B}[49m"
                text += "\u{2580}"
            }
            text += "\u{1B}[0m\n"
        }
        return text
    }
}

/// The size of a terminal.
struct TerminalScreen {
    var columns = 80
    var rows = 24
    /// The size of the window in pixels, estimated from the cells if the terminal does not report it.
    var pixels = (width: 800, height: 480)
}

extension PremultipliedPixel {
    fileprivate var numbers: String { "\(red);\(green);\(blue)" }
}

extension Bitmap {
    /// Returns the bitmap reduced to fit, with each pixel the mean of the pixels it covers. Never enlarges.
    func fitting(width limit: Int, height: Int) -> Bitmap {
        let scale = min(1, Double(max(1, limit)) / Double(self.width), Double(max(1, height)) / Double(self.height))
        guard scale < 1, let size = PixelSize(Size(width: Double(width), height: Double(self.height)), scale: scale)
        else {
            return self
        }
        var small = Bitmap(size: size)
        for y in 0..<size.height {
            for x in 0..<size.width {
                small[x, y] = mean(
                    columns: x * width / size.width..<max(x * width / size.width + 1, (x + 1) * width / size.width),
                    rows: y * self.height
                        / size.height..<max(
                            y * self.height / size.height + 1, (y + 1) * self.height / size.height))
            }
        }
        return small
    }

    private func mean(columns: Range<Int>, rows: Range<Int>) -> PremultipliedPixel {
        var sums = SIMD4<Int>.zero
        for y in rows {
            for x in columns {
                let pixel = self[x, y]
                sums &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
            }
        }
        let count = columns.count * rows.count
        let packed = (0..<4).reduce(UInt32(0)) { $0 | UInt32((sums[$1] + count / 2) / count) << UInt32(8 * $1) }
        return PremultipliedPixel(packed: packed)
    }
}
