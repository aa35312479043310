import FramewrightTypography
import Testing

@testable import FramewrightViews

private enum SourceKey: TransactionKey {
    static let defaultValue = ""
}

extension Transaction {
    fileprivate var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

/// A screen that records the values of the transactions with which it is lowered.
@MainActor
private final class Recorder {
    private let graph = ViewGraph()
    fileprivate(set) var sources: [String] = []
    fileprivate var number = Binding.constant(0)
    fileprivate var text = Binding.constant("")

    init() { show() }

    /// Lowers the screen until it has settled.
    func show() {
        sources = []
        let measurer = Typesetter(fonts: fonts)
        _ = graph.settle {
            Lowering(environment: EnvironmentValues(), measurer: measurer, report: Lowering.Report(), graph: graph)
                .root(RecordedView(recorder: self))
        }
    }
}

private struct RecordedView: View {
    let recorder: Recorder
    @State private var number = 0
    @State private var text = ""

    var body: some View {
        let _ = (recorder.number, recorder.text) = ($number, $text)
        Text("\(number) \(text)").transaction { recorder.sources.append($0.source) }
    }
}

@MainActor
struct TransactionTests {
    @Test func `a value by key reaches the views of a change without an animation`() {
        let recorder = Recorder()
        #expect(recorder.sources == [""])
        withTransaction(\.source, "button") { recorder.number.wrappedValue = 1 }
        recorder.show()
        #expect(recorder.sources == ["button"])
    }

    @Test func `changes with one value are shown together, with two values one after the other`() {
        let recorder = Recorder()
        withTransaction(\.source, "button") { (recorder.number.wrappedValue, recorder.text.wrappedValue) = (1, "a") }
        recorder.show()
        #expect(recorder.sources == ["button"])
        withTransaction(\.source, "button") { recorder.number.wrappedValue = 2 }
        withTransaction(\.source, "menu") { recorder.text.wrappedValue = "b" }
        recorder.show()
        #expect(recorder.sources == ["button", "menu"])
    }

    @Test func `joined transactions keep the values of both, and of equal keys those of the animated one`() {
        var plain = Transaction()
        plain.source = "plain"
        var animated = Transaction(animation: .default)
        plain.join(animated)
        #expect(plain.isAnimated && plain.source == "plain")
        animated.source = "animated"
        plain = Transaction()
        plain.source = "plain"
        plain.join(animated)
        #expect(plain.source == "animated")
    }
}
