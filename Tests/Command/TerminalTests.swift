import Glibc
import Testing

@testable import FramewrightCommand

struct TerminalTests {
    @Test func `keys and end of input that come before the terminal is read are kept`() throws {
        var (controller, input): (Int32, Int32) = (-1, -1)
        let isOpen = unsafe openpty(&controller, &input, nil, nil, nil)
        try #require(isOpen == 0)
        defer { for file in [input, controller] { close(file) } }
        // The end of input that script sends once, with keys before it.
        let typed = unsafe write(controller, "ar\u{4}", 3)
        try #require(typed == 3)
        let terminal = try #require(Terminal(input: input))
        #expect(terminal.key(within: 1000) == "a")
        #expect(terminal.key(within: 1000) == "r")
        let end = terminal.key(within: 1000)
        #expect(end == "\0" || end == "\u{4}")
    }
}
