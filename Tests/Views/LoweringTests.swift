import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

@MainActor
struct LoweringTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func `a tree of views becomes a tree of frames`() {
        let view = HStack(spacing: 10) {
            red.frame(width: 20)
            VStack(spacing: 0) {
                Color.black
                Color.white
            }
        }
        #expect(
            placed(view).description == """
                (0,0 100x100) HStack
                  (0,0 20x100) Frame
                    (0,0 20x100) Color #ff0000
                  (30,0 70x100) VStack
                    (30,0 70x50) Color #000000
                    (30,50 70x50) Color #ffffff

                """)
    }

    /// Measured on SwiftUI: several overlay views are aligned as one group.
    @Test func `several overlay views are centred on each other and aligned as a group`() {
        let view = Color.black.frame(width: 60, height: 40).overlay(alignment: .topLeading) {
            Color.white.frame(width: 20, height: 20)
            red.frame(width: 30, height: 10)
        }
        let frames = placed(view).nodes.filter { $0.payload.name == "Frame" }.map(\.frame)
        #expect(
            frames.dropFirst() == [
                Rect(x: 25, y: 30, width: 20, height: 20), Rect(x: 20, y: 35, width: 30, height: 10),
            ])
    }

    @Test func `a stack of empty views has no size`() {
        let isShown = Bool(false)
        let stacks: [AnyView] = [
            AnyView(VStack {}), AnyView(HStack {}), AnyView(VStack { EmptyView() }), AnyView(HStack { Group {} }),
            AnyView(VStack { if isShown { Color.black } }), AnyView(VStack { HStack {} }),
            AnyView(HStack(spacing: 9) { ForEach(0..<0, id: \.self) { _ in Color.black } }),
        ]
        for stack in stacks {
            let tree = placed(stack.border(Color.black), width: 400, height: 600)
            #expect(tree.nodes.allSatisfy { $0.frame == Rect(x: 200, y: 300, width: 0, height: 0) }, "\(tree)")
        }
    }

    @Test func `of nested layout values with one key the inner one is read`() {
        let group = Group {
            red.layoutValue(key: Width.self, value: 1)
            red.layoutValue(key: Width.self, value: 4).padding(0)
            red
        }
        let tree = placed(Widths()({ group.layoutValue(key: Width.self, value: 2) }))
        #expect(tree.nodes.filter { $0.payload.name == "Color" }.map(\.frame.width) == [1, 4, 2])
    }

    @Test func `a layout that is a view with its own callAsFunction uses its own`() {
        #expect(placed(Titled() { red }).nodes.contains { $0.payload.name == "Padding" })
    }

    @Test func `several views at the root form a vertical stack`() {
        let tree = placed(
            Group {
                Color.black
                Color.white
            })
        #expect(tree.nodes.map(\.payload.name) == ["VStack", "Color", "Color"])
    }

    @Test func `a modifier on a group applies to each of its views`() {
        let group = Group {
            Color.black
            Color.white
        }
        let tree = placed(HStack(spacing: 0) { group.frame(width: 10) })
        #expect(tree.nodes.filter { $0.payload.name == "Frame" }.map(\.frame.width) == [10, 10])
    }

    @Test func `elements of a ForEach are identified by their id`() {
        let tree = placed(
            VStack {
                Color.black
                ForEach(["gold", "silver"], id: \.self) { _ in Color.white }
            })
        #expect(tree.nodes.indices.map(tree.path) == ["0", "0/0", "0/gold", "0/silver"])
    }

    @Test func `an absent branch has no node and the others keep their identity`() {
        func view(_ shown: Bool) -> some View {
            VStack {
                if shown { Color.black }
                Color.white
            }
        }
        #expect(placed(view(true)).nodes.indices.map(placed(view(true)).path) == ["0", "0/0", "0/1"])
        #expect(placed(view(false)).nodes.indices.map(placed(view(false)).path) == ["0", "0/1"])
    }

    @Test func `a body reads the environment at its position`() {
        struct Probe: View {
            @Environment(\.displayScale) var scale
            var body: some View { Color.black.frame(width: scale) }
        }
        let tree = placed(
            HStack {
                Probe().environment(\.displayScale, 3)
                Probe()
            })
        #expect(tree.nodes.filter { $0.payload.name == "Frame" }.map(\.frame.width) == [3, 1])
    }

    @Test func `a custom layout arranges views`() {
        struct Diagonal: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for (index, subview) in subviews.enumerated() {
                    let step = Double(index) * 10
                    subview.place(at: Point(x: step, y: step), proposal: ProposedViewSize(width: 10, height: 10))
                }
            }
        }
        let tree = placed(
            Diagonal()() {
                Color.black
                Color.white
            })
        #expect(tree.nodes.dropFirst().map(\.frame.origin) == [.zero, Point(x: 10, y: 10)])
    }

    @Test func `an unknown token and an unusable font size are reported, not drawn`() {
        let line = #line + 1
        let view = ThemeColor("color.nowhere")
        let place = CodeLocation(file: "\(#fileID)", line: line)
        #expect(errors(view) == [.unknownToken("color.nowhere", theme: "Documented", at: place)])
        #expect(errors(Text("a").font(.system(size: -1))) == [.typography(.unusableFontSize(-1))])
    }
}

private struct Width: LayoutValueKey {
    static let defaultValue = 0
}

/// A layout that makes views as wide as their layout values.
private struct Widths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: 50, height: 10)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: Double(subview[Width.self]), height: 10))
        }
    }
}

private struct Titled: View, Layout {
    nonisolated init() {}

    var body: some View { self { Color.black } }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size { .zero }

    nonisolated func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    }
}

extension View {
    /// Would be ambiguous with the layouts' own method if that were not marked `@_disfavoredOverload`.
    fileprivate func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { content().padding(3) }
}
