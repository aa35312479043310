import Framewright
import Testing

/// The model of the animated screens in these tests.
@Observable
@MainActor
final class Scenery {
    var isOn = false
    var names = ["a", "b", "c"]
    var number = 7
}

/// A session with a screen of 200 by 100 points whose views read a model.
@MainActor
struct Moving {
    let scenery = Scenery()
    let session: Session

    init(insets: EdgeInsets = .zero, @ViewBuilder _ view: @escaping (Scenery) -> some View) throws {
        session = try Session(
            Reading(scenery: scenery, content: view),
            in: Viewport(size: Size(width: 200, height: 100), safeAreaInsets: insets), theme: .documented)
        _ = try session.layout()
    }

    func set(_ animation: Animation? = .linear(duration: 1), _ change: (Scenery) -> Void) throws {
        withAnimation(animation) { change(scenery) }
        _ = try session.layout()
    }

    /// Returns the frame of a named view, now or at a later time.
    func frame(_ name: String, at moment: Double? = nil) throws -> Rect {
        let tree = try (moment.map { try session.frame(at: $0) } ?? session.layout()).tree
        return tree.nodes[try #require(tree.view(identified: name))].frame
    }

    /// Returns the identifiers of all views in paint order.
    func names(at moment: Double? = nil) throws -> [String] {
        let tree = try (moment.map { try session.frame(at: $0) } ?? session.layout()).tree
        return tree.nodes.compactMap(\.payload.identifier)
    }

    /// Returns the figures of the views of one kind as text.
    func figures(_ kind: String, at moment: Double? = nil) throws -> [String] {
        let tree = try (moment.map { try session.frame(at: $0) } ?? session.layout()).tree
        return tree.nodes.filter { $0.payload.name == kind }.map { "\($0.payload)" }
    }
}

/// Reads the model in a body, where changes are observed.
private struct Reading<Content: View>: View {
    let scenery: Scenery
    @ViewBuilder let content: (Scenery) -> Content

    var body: some View { content(scenery) }
}

extension View {
    func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}
