import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// Compares the placed trees of a view at several times with a golden. The view starts to animate when it appears.
@MainActor
private func expectMoments(
    _ name: String, _ view: some View, at times: [Double] = [0, 0.25, 1],
    location: SourceLocation = #_sourceLocation
) throws {
    let graph = ViewGraph()
    let screen = ScreenArea(size: Size(width: 200, height: 120))
    var text = ""
    for time in times {
        graph.advance(to: time)
        if graph.needsUpdate || graph.isLive { try lay(view, over: graph, on: screen) }
        text += "at \(time)\n\(try graph.placed(on: screen))"
    }
    Golden.compare(name, with: text, at: location)
}

@MainActor
private func lay(_ view: some View, over graph: ViewGraph, on screen: ScreenArea) throws {
    _ = try graph.settle { () throws(LayoutError) in
        let lowering = Lowering(
            environment: EnvironmentValues(), measurer: Typesetter(fonts: fonts), report: Lowering.Report(),
            graph: graph)
        try graph.present(lowering.root(view), on: screen)
    }
}

/// A view whose content changes from false to true as soon as it appears.
private struct Appearing<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View { content(isOn).onAppear { withAnimation(animation) { isOn = true } } }
}

private struct Matched: View {
    let isOn: Bool
    @Namespace private var namespace

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            if isOn {
                Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 80, height: 40)
            } else {
                Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 20, height: 20)
            }
        }
    }
}

private struct Counting: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Color.black.frame(width: number, height: 10) }
}

@MainActor
struct AnimationGoldens {
    private var box: some View { Color.black.frame(width: 20, height: 20) }

    @Test func `values and frames are between their old and new ones during an animation`() throws {
        try expectMoments("withAnimation", Appearing { box.padding(.leading, $0 ? 40 : 0) })
        try expectMoments(
            "animation",
            Appearing(animation: nil) { isOn in
                box.offset(x: isOn ? 40 : 0).animation(.easeInOut(duration: 1), value: isOn)
            })
        try expectMoments(
            "transaction", Appearing { box.opacity($0 ? 0.5 : 1).transaction { $0.animation = .linear(duration: 2) } })
        try expectMoments("Animatable", Appearing { Counting(number: $0 ? 80 : 40) }, at: [0])
    }

    @Test func `inserted and removed views have the effects of their transitions`() throws {
        try expectMoments(
            "transition",
            Appearing { isOn in
                HStack(spacing: 0) {
                    if isOn { box.transition(.scale.combined(with: .move(edge: .top))) }
                    Color.red.frame(width: 20, height: 20)
                    if !isOn { box }
                }
            })
        try expectMoments("matchedGeometryEffect", Appearing { Matched(isOn: $0) })
        try expectMoments(
            "contentTransition", Appearing { Text($0 ? "18" : "17").contentTransition(.numericText()) })
    }

    @Test func `phases follow each other, and keyframes run along their tracks`() throws {
        let phases = box.phaseAnimator([0.0, 40]) {
            $0.offset(x: $1)
        } animation: { _ in
            .linear(duration: 1)
        }
        try expectMoments("phaseAnimator", phases)
        let keyframes = box.keyframeAnimator(initialValue: 0.0) {
            $0.offset(x: $1)
        } keyframes: { _ in
            LinearKeyframe(40, duration: 0.5)
            CubicKeyframe(0, duration: 1)
        }
        try expectMoments("keyframeAnimator", keyframes)
    }
}
