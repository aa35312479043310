import Combine
import SwiftUI

final class Loader: ObservableObject {
    @Published var steps: [String] = []
    private var pending: AnyCancellable?

    func start() {
        steps.append("started")
        DispatchQueue.main.async { self.steps.append("main queue") }
        DispatchQueue.global().async {
            let sum = (1...1_000).reduce(0, +)
            DispatchQueue.main.async { self.steps.append("sum \(sum)") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.steps.append("too late") }
        pending = $steps.filter { $0.count == 3 }.first().receive(on: RunLoop.main)
            .sink { [weak self] in self?.steps.append("three after \($0.count)") }
    }
}

actor Store {
    func load() async throws -> String {
        try await Task.sleep(nanoseconds: 0)
        return "from an actor"
    }
}

struct Waiting: View {
    @StateObject private var loader = Loader()
    @State private var loaded = "-"
    @AppStorage("title") private var title = "Without a name"

    var body: some View {
        VStack {
            Text(title)
            Text(loaded)
            ForEach(loader.steps, id: \.self) { Text($0) }
        }
        .onAppear { loader.start() }
        .task { loaded = (try? await Store().load()) ?? "failed" }
    }
}

struct Endless: View {
    @State private var count = 0

    var body: some View {
        Text(count > 1_000 ? "many" : "few").task {
            while !Task.isCancelled {
                count += 1
                await Task.yield()
            }
        }
    }
}

struct NeedsModel: View {
    @EnvironmentObject var loader: Loader

    var body: some View { Text("\(loader.steps.count)") }
}

#Preview("waiting") { Waiting() }
#Preview("endless") { Endless() }
#Preview("without a model") { NeedsModel() }
