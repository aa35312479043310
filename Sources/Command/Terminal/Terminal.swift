import FramewrightDocuments
import Glibc

/// An interactive terminal: standard input gives single keys, standard output displays.
///
/// While the value exists, keys are not echoed and are available without waiting for the end of the line. The previous
/// mode is restored when it is released.
final class Terminal {
    private var before = termios()
    private let input: Int32
    /// Keys that came before the terminal's response.
    private var waiting: [Character] = []

    static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Returns nil if standard input or output is not a terminal.
    convenience init?() {
        guard Self.isThere else { return nil }
        self.init(input: STDIN_FILENO)
    }

    /// Returns nil if the input is not a terminal. Keys that were typed before stay: they may be piped through a
    /// program such as script, which sends the end of input once.
    init?(input: Int32) {
        self.input = input
        guard unsafe tcgetattr(input, &before) == 0 else { return nil }
        var raw = before
        // Ctrl-C is read as a key: if it ended the process, the terminal would stay in this mode.
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        guard unsafe tcsetattr(input, TCSADRAIN, &raw) == 0 else { return nil }
    }

    deinit { unsafe tcsetattr(input, TCSADRAIN, &before) }

    /// Returns true if a key or the end of input arrives within the given time.
    func hasKey(within milliseconds: Int32) -> Bool {
        guard waiting.isEmpty else { return true }
        var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&polled, 1, milliseconds) == 1
    }

    /// Returns the next key, nil at the end of input or after the given time.
    func key(within milliseconds: Int32 = -1) -> Character? {
        guard hasKey(within: milliseconds) else { return nil }
        guard waiting.isEmpty else { return waiting.removeFirst() }
        var byte: UInt8 = 0
        guard unsafe read(input, &byte, 1) == 1 else { return nil }
        return Character(UnicodeScalar(byte))
    }

    /// Returns the terminal's response to the request for its attributes (DA1). Returns an empty string if there is
    /// none within 0.2 s. Keys before the response are kept.
    func attributes() throws -> String {
        try StandardStream.output.write("\u{1B}[c")
        var (answer, keys): (String, [Character]) = ("", [])
        defer { waiting = keys }
        while let key = key(within: 200) {
            if answer.isEmpty, key != "\u{1B}" {
                keys.append(key)
            } else if key == "c" {
                return answer
            } else {
                answer.append(key)
            }
        }
        return ""
    }

    var screen: TerminalScreen {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return TerminalScreen()
        }
        let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
        let isTold = size.ws_xpixel > 0 && size.ws_ypixel > 0
        return TerminalScreen(
            columns: columns, rows: rows,
            pixels: isTold ? (Int(size.ws_xpixel), Int(size.ws_ypixel)) : (columns * 10, rows * 20))
    }
}
