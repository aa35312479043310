import Framewright
import Testing

/// The objects created by a screen's views must be released with the screen, because sweeps, matrices and long
/// exports show thousands of screens.
@MainActor
struct LettingGoTests {
    private final class Token {}

    /// A view with cached nodes and an action that references it.
    private struct Keeper: View, Equatable {
        let token: Token
        @State private var count = 0

        var body: some View {
            Button("\(count)") {
                _ = token
                count += 1
            }
        }

        nonisolated static func == (one: Self, other: Self) -> Bool { true }
    }

    private struct Screen: View {
        let token: Token

        var body: some View { VStack { Keeper(token: token).accessibilityIdentifier("keeper") } }
    }

    private func viewport() throws -> Viewport { try DeviceTable.shipped.device(named: "iphone-15").viewport() }

    @Test func `a screen laid out once is released with its layout`() throws {
        weak var token: Token?
        do {
            let held = Token()
            token = held
            _ = try Renderer().layout(Screen(token: held), in: viewport(), theme: .documented)
        }
        #expect(token == nil)
    }

    @Test func `a session's views are released with it, used or not`() throws {
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let session = Session(Screen(token: held), in: try viewport(), theme: .documented)
            try session.tap("keeper")
            _ = try session.layout()
        }
        #expect(token == nil)
    }
}
