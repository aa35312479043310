import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

/// Facts measured on the real SwiftUI by others, one per test, with their numbers.
struct MeasuredFactsTests {
    /// "Default VStack of same-font Texts has 0 between lines (rows at y 0, 16, 32 for 16-pt-high text; total 48)."
    @Test func `lines of desktop text in a column touch`() {
        let node = Node.vstack([
            .line("a", 24, 16, .desktop), .line("b", 24, 16, .desktop), .line("c", 9, 16, .desktop),
        ])
        #expect(node.size(for: .unspecified, spacing: .macOS) == Size(width: 24, height: 48))
    }

    /// "HStack of Texts has 8 (24 + 8 + 32 = 64)."
    @Test(arguments: [SpacingProfile.macOS, .iOS])
    func `adjacent texts are 8 apart`(profile: SpacingProfile) {
        let node = Node.hstack([.line("a", 24, 16), .line("b", 32, 16)])
        #expect(node.size(for: .unspecified, spacing: profile).width == 64)
    }

    /// "Next to a Spacer it is 0 on that axis."
    @Test(arguments: [SpacingProfile.macOS, .iOS])
    func `a spacer has no distance to its neighbours`(profile: SpacingProfile) {
        let row = Node.hstack([.line("a", 24, 16), .spacer(minimum: 5), .color("c")])
        #expect(row.size(for: .unspecified, spacing: profile).width == 39)
        let column = Node.vstack([.line("a", 24, 16), .spacer(minimum: 5, axis: .vertical), .color("c")])
        #expect(column.size(for: .unspecified, spacing: profile).height == 31)
    }

    /// "On iOS a non-text view below a 17-pt Text sits 12.31 lower and above one 8.10 higher."
    @Test func `other views keep the font's distance to a line of text`() {
        let below = Node.vstack([.line("text", 50, 20), .fixed("box", 50, 20)]).size(for: .unspecified)
        let above = Node.vstack([.fixed("box", 50, 20), .line("text", 50, 20)]).size(for: .unspecified)
        #expect(abs(below.height - 52.31) < 0.005)
        #expect(abs(above.height - 48.10) < 0.005)
        let desktop = Node.vstack([.line("text", 50, 20), .fixed("box", 50, 20)])
        #expect(desktop.size(for: .unspecified, spacing: .macOS).height == 48)
    }

    /// "A Text above a row of Texts has about 2-3.3."
    @Test func `text keeps its leading to a row of texts`() {
        let node = Node.vstack([.line("title", 50, 20), .hstack([.line("a", 20, 20), .line("b", 20, 20)])])
        #expect(node.size(for: .unspecified).height == 42)
    }

    /// "Spacing preferences pass through stacks and width-only frames."
    @Test func `a frame of fixed width keeps a text's spacing preferences`() {
        let framed = Node.line("text", 50, 20).framed(width: 80)
        let flexed = Node.line("text", 50, 20).flexed(width: .init(minimum: nil, ideal: nil, maximum: .infinity))
        for text in [framed, flexed, .vstack([framed])] {
            #expect(abs(Node.vstack([text, .fixed("box", 50, 20)]).size(for: .unspecified).height - 52.31) < 0.005)
        }
    }

    /// Measured: no default distance beside a spacer in a frame (20 + 10 + 20); beside one with padding there is.
    @Test func `a spacer in a frame has no distance to its neighbours`() {
        let row = { (gap: Node) in Node.hstack([.fixed("a", 20, 20), gap, .fixed("b", 20, 20)]) }
        let spacer = Node.spacer(minimum: 0)
        #expect(row(spacer.framed(width: 10)).size(for: .unspecified).width == 50)
        #expect(row(spacer.flexed(width: .init(minimum: 10, ideal: nil, maximum: nil))).size(for: .zero).width == 50)
        #expect(row(spacer.padded(EdgeInsets(leading: 4, trailing: 4))).size(for: .unspecified).width == 64)
    }

    /// Reported: "a fixed frame or padding on an edge resets that edge to the default spacing".
    @Test func `a frame of fixed height or padding below restores the default distance`() {
        let framed = Node.line("text", 50, 20).framed(height: 20)
        let padded = Node.line("text", 50, 16).padded(EdgeInsets(bottom: 4))
        let elsewhere = Node.line("text", 50, 16).padded(EdgeInsets(top: 4))
        let height = { (text: Node) in Node.vstack([text, .fixed("box", 50, 20)]).size(for: .unspecified).height }
        #expect(height(framed) == 48)
        #expect(height(padded) == 48)
        #expect(abs(height(elsewhere) - 52.31) < 0.005)
    }

    /// "Overflow shared by children is centred (75 + 100 in 150)."
    @Test func `a stack that overflows is centred`() {
        let a = Node.color("a").flexed(width: .init(minimum: nil, ideal: nil, maximum: 100))
        let b = Node.color("b").flexed(width: .init(minimum: 100, ideal: nil, maximum: nil))
        let frames = Node.hstack(spacing: 0, [a, b]).framed(width: 150).frames(width: 150, height: 50)
        #expect(frames["a"] == Rect(x: -12.5, y: 0, width: 75, height: 50))
        #expect(frames["b"] == Rect(x: 62.5, y: 0, width: 100, height: 50))
    }

    /// "`fill` images overflow their frame symmetrically."
    @Test func `content that fills its frame overflows it symmetrically`() {
        let image = Node.color("image").laid(by: AspectRatioLayout(2, mode: .fill)).framed(width: 100, height: 100)
        #expect(image.frames(width: 300, height: 300)["image"] == Rect(x: 50, y: 100, width: 200, height: 100))
    }

    /// "`Color.fixedSize()` = 10 x 10."
    @Test func `a colour's ideal size is 10 by 10`() {
        let node = Node.color("c").laid(by: FixedSizeLayout(axes: [.horizontal, .vertical]))
        #expect(node.size(for: .infinity) == Size(width: 10, height: 10))
    }

    /// "Layout coordinates are not rounded while computing"; "x = 185.75 became 186" at scale 2, text 46.5 wide.
    @Test func `frames are exact until the last pass`() {
        let tree = Node.fixed("text", 46.5, 20).tree(width: 418, height: 20)
        #expect(tree.nodes[0].frame.minX == 185.75)
        #expect(tree.snapped(to: 2).nodes[0].frame == Rect(x: 186, y: 0, width: 46.5, height: 20))
    }

    /// "`Text.frame(80) | Color | Spacer | Text.frame(60)`, width 400, spacing 0 -> Color 252, Spacer 8."
    @Test func `a spacer is served last, whatever its priority`() {
        let row = Node.hstack(
            spacing: 0,
            [
                Node.line("a", 30, 16).framed(width: 80), .color("colour"), .spacer().prioritised(5),
                Node.line("b", 30, 16).framed(width: 60),
            ])
        let frames = row.frames(width: 400, height: 20)
        #expect(frames["colour"]?.width == 252)
        #expect(frames["spacer"]?.width == 8)
    }

    /// "Spacers of equal rank share evenly (552 / 3 = 184 each)."
    @Test func `three spacers share the space that text leaves`() {
        let row = Node.hstack([.spacer(), .line("a", 20, 16), .spacer(), .line("b", 28, 16), .spacer()])
        let frames = row.frames(width: 600, height: 16)
        #expect(frames["a"]?.minX == 184)
        #expect(frames["b"]?.minX == 388)
    }

    /// "Divider: 1 pt, spans the cross axis."
    @Test(arguments: [Axis.horizontal, .vertical])
    func `a divider is a point thick and spans its stack`(axis: Axis) {
        let divider = Node("divider", layout: DividerLayout(stackAxis: axis))
        let children = [Node.fixed("a", 30, 20), divider, .fixed("b", 10, 10)]
        let stack = axis == .horizontal ? Node.hstack(children) : Node.vstack(children)
        let size = stack.frames(width: 200, height: 120)["divider"]?.size
        #expect(size == (axis == .horizontal ? Size(width: 1, height: 120) : Size(width: 200, height: 1)))
    }

    /// "Text 74 wide in frame(minWidth 100, maxWidth 300, minHeight 50, maxHeight 150) under 400 x 600 -> 300 x 150,
    /// text at (113, 67)."
    @Test func `a frame with both limits follows the proposal`() {
        let node = Node.line("text", 74, 16).flexed(
            width: .init(minimum: 100, ideal: nil, maximum: 300), height: .init(minimum: 50, ideal: nil, maximum: 150))
        let frames = node.frames(width: 400, height: 600)
        #expect(frames["frame"]?.size == Size(width: 300, height: 150))
        #expect(frames["text"] == Rect(x: 50 + 113, y: 225 + 67, width: 74, height: 16))
    }

    /// objc.io's edge case: "width 150, A maxWidth 100, B minWidth 100, spacing 0 -> A 75, B 100; the stack
    /// overflows."
    @Test func `the child with a maximum is proposed its half first`() {
        let a = Node.color("a").flexed(width: .init(minimum: nil, ideal: nil, maximum: 100))
        let b = Node.color("b").flexed(width: .init(minimum: 100, ideal: nil, maximum: nil))
        #expect(
            Node.hstack(spacing: 0, [a, b]).size(for: ProposedViewSize(width: 150, height: 9)).width == 175)
    }

    /// swiftui-layout-edge-cases: "blue(min 5, max 100) over orange(min 80) reports 85, yet at 85 blue takes half
    /// (about 42) and orange insists on 80: about 122 in the end."
    @Test func `a stack's smallest size is the sum of its children's`() {
        let blue = Node.color("blue").flexed(height: .init(minimum: 5, ideal: nil, maximum: 100))
        let orange = Node.color("orange").flexed(height: .init(minimum: 80, ideal: nil, maximum: nil))
        let stack = Node.vstack(spacing: 0, [blue, orange])
        #expect(stack.size(for: ProposedViewSize(width: 50, height: 0)).height == 85)
        #expect(stack.size(for: ProposedViewSize(width: 50, height: 85)).height == 122.5)
    }

    /// objc.io: "fixed 70 + adaptive(min 40) in 200 -> 70, then 122 = 2 columns of 57."
    @Test func `an adaptive column splits the space left by fixed ones`() {
        let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
        let grid = Node(
            "grid", layout: LazyGridLayout(columns: items, alignment: .center, spacing: nil),
            children: ["a", "b", "c"].map { Node.color($0).framed(height: 10) })
        let frames = grid.frames(width: 200, height: 50)
        #expect(["a", "b", "c"].compactMap { frames[$0]?.width } == [70, 57, 57])
        #expect(["a", "b", "c"].compactMap { frames[$0]?.minX } == [0, 78, 143])
    }
}
