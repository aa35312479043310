import FramewrightDocuments
import Glibc

/// The terminal at both ends of a conversation: standard input gives keys one by one, standard output shows.
///
/// While a value lives keys are neither echoed nor waited for until the line ends; letting go of it puts that back.
final class Terminal {
    private var before = termios()

    static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Nil where standard input or output is no terminal.
    init?() {
        guard Self.isThere else { return nil }
        guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var raw = before
        // Ctrl-C is a key too: a process that it ended would leave the terminal as it is now.
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return nil }
    }

    deinit { unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }

    /// True where a key, or the end of input, comes within that time.
    func hasKey(within milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&waiting, 1, milliseconds) == 1
    }

    /// The next key; nil at the end of input.
    func key(within milliseconds: Int32 = -1) -> Character? {
        guard hasKey(within: milliseconds) else { return nil }
        var byte: UInt8 = 0
        guard unsafe read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
        return Character(UnicodeScalar(byte))
    }

    /// What the terminal answers to the question for its attributes (DA1); empty where it does not within a fifth of a second.
    func attributes() throws -> String {
        try StandardStream.output.write("\u{1B}[c")
        var answer = ""
        while let key = key(within: 200) {
            if key == "c" { return answer }
            answer.append(key)
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
