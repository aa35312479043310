import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

/// Placed trees of views that depend on the frames of others, and of containers that access their views.
@MainActor
struct GeometryGoldenTests {
    private enum Frames: PreferenceKey {
        static let defaultValue: [Anchor<Rect>] = []

        static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
    }

    private func box(_ width: Double, _ height: Double) -> some View { Color.black.frame(width: width, height: height) }

    @Test func `an anchor is the frame of its view without later padding`() {
        expectGolden(
            "Anchor",
            box(40, 20).anchorPreference(key: Frames.self, value: .bounds) { [$0] }.padding(10)
                .overlayPreferenceValue(Frames.self) { anchors in
                    GeometryReader { proxy in
                        let frame = proxy[anchors[0]]
                        Color.red.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                })
    }

    @Test func `a named space is that of the nearest view with the name`() {
        expectGolden(
            "coordinateSpace",
            VStack(spacing: 0) {
                box(10, 30)
                GeometryReader { proxy in Text("\(proxy.frame(in: .named("stack")).minY)") }
            }
            .coordinateSpace(.named("stack")).padding(20).coordinateSpace(.named("outer")))
    }

    @Test func `onGeometryChange changes state in the same frame`() {
        struct Observer: View {
            @State private var width = 0.0

            var body: some View {
                VStack {
                    Text("\(width)")
                    Color.red.frame(height: 10).padding(.horizontal, 30)
                        .onGeometryChange(for: Double.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                }
            }
        }
        expectGolden("onGeometryChange", Observer())
    }

    @Test func `visualEffect keeps the content that depends on frames`() {
        expectGolden(
            "visualEffect",
            box(20, 20).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                .visualEffect { content, proxy in content.opacity(proxy.size.width / 200).offset(x: 5) })
    }

    @Test func `scrollTransition is applied by the hidden share`() {
        expectGolden(
            "scrollTransition",
            ScrollView(offset: 10) {
                VStack(spacing: 0) {
                    ForEach(0..<4) { _ in
                        box(30, 40).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0)
                        }
                    }
                }
            })
    }

    @Test func `scrollTo places the anchor of a view at that of the scroll view`() {
        expectGolden(
            "ScrollViewReader",
            ScrollViewReader { proxy in
                ScrollView(showsIndicators: false) {
                    VStack(spacing: 0) { ForEach(0..<10) { _ in box(30, 40) } }
                }
                .onAppear { proxy.scrollTo(5, anchor: .bottom) }
            })
    }

    @Test func `scrollPosition scrolls to the bound identity`() {
        expectGolden(
            "scrollPosition",
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) { ForEach(0..<5) { _ in box(100, 40) } }.scrollTargetLayout()
            }
            .scrollPosition(id: .constant(2)))
        expectGolden(
            "defaultScrollAnchor",
            ScrollView { VStack(spacing: 0) { ForEach(0..<5) { _ in box(30, 40) } } }.scrollIndicators(.hidden)
                .defaultScrollAnchor(.bottom).contentMargins(.bottom, 10))
    }

    @Test func `a pinned header stays in the visible part of its section`() {
        expectGolden(
            "pinnedViews",
            ScrollView(showsIndicators: false, offset: 50) {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<2) { _ in
                        Section {
                            ForEach(0..<3) { _ in box(20, 30) }
                        } header: {
                            Color.red.frame(height: 20)
                        }
                    }
                }
            })
    }

    @Test func `containers access the views inside with their values`() {
        expectGolden(
            "Group.subviews",
            Group(
                subviews: Group {
                    Text("a").containerValue(\.isWide, true); ForEach(0..<2) { Text("\($0)") }
                }
            ) {
                subviews in
                HStack { ForEach(subviews) { $0.frame(width: $0.containerValues.isWide ? 80 : 20) } }
            })
        expectGolden(
            "_VariadicView",
            _VariadicView.Tree(Separated()) {
                Text("a"); Text("b")
            })
    }

    @Test func `a tuple view is spelled with a tuple`() {
        func swapped<A: View, B: View>(@ViewBuilder _ views: () -> TupleView<(A, B)>) -> some View {
            let pair = views().value
            return HStack { TupleView((pair.1, pair.0)) }
        }
        expectGolden(
            "TupleView",
            swapped {
                Text("a"); Text("b")
            })
    }

    @Test func `stacks without views have no size`() {
        let tree = placed(VStack { if false { Text("") } }, width: 400, height: 600)
        #expect(tree.nodes.last?.frame.size == .zero)
    }
}

extension ContainerValues {
    fileprivate var isWide: Bool {
        get { self[WideKey.self] }
        set { self[WideKey.self] = newValue }
    }
}

private enum WideKey: ContainerValueKey {
    static let defaultValue = false
}

private struct Separated: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        VStack {
            ForEach(children) { child in
                child
                if child.id != children.last?.id { Divider() }
            }
        }
    }
}
