import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

@MainActor
struct DeferredNodeTests {
    private func reader(_ content: @escaping @MainActor @Sendable (DeferredSite) -> [Node]) -> Node {
        Node("reader", layout: GeometryReaderLayout(), deferral: { site, _ in content(site) })
    }

    private func frames(_ node: Node, insets: EdgeInsets = .zero) throws -> [String: Rect] {
        let screen = ScreenArea(size: Size(width: 200, height: 100), safeAreaInsets: insets)
        let tree = try node.resolved(on: screen).placed(on: screen)
        return Dictionary(tree.nodes.map { ($0.payload, $0.frame) }) { first, _ in first }
    }

    @Test func `content is built from the frame of its reader`() throws {
        let node = Node.hstack(
            spacing: 0, [.fixed("a", 50, 10), reader { [.fixed("half", $0.size.width / 2, $0.frame.minX)] }])
        #expect(try frames(node)["half"] == Rect(x: 50, y: 0, width: 75, height: 50))
    }

    @Test func `nested readers take one round each`() throws {
        let node = reader { outer in
            let inner = self.reader { [.fixed("leaf", $0.size.width, outer.size.height)] }
            return [inner.framed(width: outer.size.width / 4)]
        }
        #expect(try frames(node)["leaf"]?.size == Size(width: 50, height: 100))
    }

    @Test func `the site provides the safe area and the container`() throws {
        var sites: [DeferredSite] = []
        let node = reader {
            sites.append($0); return []
        }
        _ = try frames(node, insets: EdgeInsets(top: 20))
        #expect(
            sites == [
                DeferredSite(
                    frame: Rect(x: 0, y: 20, width: 200, height: 80), containerSize: Size(width: 200, height: 80),
                    safeAreaInsets: EdgeInsets(top: 20))
            ])
    }

    @Test func `inside a scroll view the container is its visible part`() throws {
        let inner = Node(
            "relative", layout: PaddingLayout(.zero),
            deferral: { site, _ in [.fixed("page", site.containerSize.width, 10)] })
        let node = inner.laid(by: ScrollLayout(axis: .horizontal, offset: 0)).framed(width: 70)
        #expect(try frames(node)["page"]?.width == 70)
    }

    @Test func `content that keeps changing its own frame is an error with its path`() {
        let restless = Node(
            "restless", layout: PaddingLayout(.zero), deferral: { site, _ in [.fixed("x", site.size.width + 1, 1)] })
        #expect(throws: LayoutError.unsettled(path: "0/0", rounds: 100)) {
            try frames(Node.vstack([restless]))
        }
    }

    @Test func `a deferred node cannot be placed off the main actor`() {
        #expect(throws: LayoutError.deferred(path: "0/0")) {
            try Node.vstack([reader { _ in [] }]).placed(on: ScreenArea(size: .zero))
        }
    }
}
