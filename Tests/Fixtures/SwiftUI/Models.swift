import Combine
import SwiftUI

@MainActor
final class FeedModel: ObservableObject {
    enum Phase: Equatable {
        case idle, loading, loaded([String]), failed(String)
    }

    @Published private(set) var phase = Phase.idle
    @Published var query = ""
    @Published var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { [$0, $0.uppercased()] }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        $query.map(\.count).map { "\($0)" }.combineLatest($results).map { [$0.0] + $0.1 }.assign(to: &$results)
    }

    func load() async {
        phase = .loading
        do {
            try await Task.sleep(for: .seconds(1))
            phase = .loaded(["a", "b"])
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}

final class Session: ObservableObject {
    @Published var user: String?
    let changed = PassthroughSubject<Void, Never>()
    let level = CurrentValueSubject<Int, Never>(1)
    var score = 0 { willSet { objectWillChange.send() } }

    func fetch() -> AnyPublisher<String, Error> {
        Future<String, Error> { promise in promise(.success("me")) }
            .flatMap { Just($0).setFailureType(to: Error.self) }
            .mapError { $0 as Error }
            .receive(on: RunLoop.main)
            .eraseToAnyPublisher()
    }
}

struct Feed: View {
    @StateObject private var model = FeedModel()
    @ObservedObject var session: Session
    @EnvironmentObject private var shared: Session
    @AppStorage("count") private var count = 0
    @AppStorage("name") private var name: String?
    @SceneStorage("tab") private var tab = "home"
    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressed = false
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            switch model.phase {
            case .idle, .loading: ProgressView()
            case .loaded(let items): ForEach(items, id: \.self) { Text($0) }
            case .failed(let reason): Text(reason)
            }
            TextField("search", text: $model.query)
            Text("\(count) \(tab) \(ticks) \(session.user ?? "nobody") \(shared.score)")
        }
        .offset(offset)
        .gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation }
                .onEnded { _ in count += 1 }
        )
        .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
        .onReceive(timer) { _ in ticks += 1 }
        .onReceive(session.changed) { tab = "changed" }
        .onReceive(session.$user) { name = $0 }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("saved"))) { _ in count = 0 }
        .onChange(of: count, perform: { ticks = $0 })
        .task { await model.load() }
        .task(id: tab, priority: .background) { await model.load() }
        .environmentObject(session)
    }
}

struct Root: View {
    @StateObject private var session: Session

    init(session: @autoclosure @escaping () -> Session) { _session = StateObject(wrappedValue: session()) }

    var body: some View { Feed(session: session).environmentObject(session) }
}
