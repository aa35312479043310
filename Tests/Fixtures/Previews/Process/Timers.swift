import Combine
import SwiftUI

/// Counts how often timers of a run loop, of a dispatch queue and of a publisher fire.
final class Ticks {
    private(set) var ofRunLoop = 0
    private(set) var ofQueue = 0
    private(set) var ofPublisher = 0
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var timer: Timer?
    private var subscription: AnyCancellable?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in ofRunLoop += 1 }
        source.schedule(deadline: .now() + 1, repeating: 1)
        source.setEventHandler { [unowned self] in ofQueue += 1 }
        source.resume()
        subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { [unowned self] _ in ofPublisher += 1 }
    }
}

/// Passes the number of ticks in two and a half seconds of the screen's time to a preview.
struct Ticking: PreviewModifier {
    static func makeSharedContext() async throws -> String {
        let ticks = Ticks()
        ticks.start()
        try await Task.sleep(for: .seconds(2.5))
        return "\(ticks.ofRunLoop) \(ticks.ofQueue) \(ticks.ofPublisher)"
    }

    func body(content: Content, context: String) -> some View {
        precondition(context == "2 2 2", context)
        return content
    }
}

// Several, because a timer that starts at another time in one run starts at the right time in others.
#Preview("timers", traits: .modifier(Ticking())) { Text("once") }
#Preview("timers again", traits: .modifier(Ticking())) { Text("twice") }
#Preview("timers for the third time", traits: .modifier(Ticking())) { Text("thrice") }
