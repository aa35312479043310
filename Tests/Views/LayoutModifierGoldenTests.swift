import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// One placed tree for each modifier. The numbers were checked by hand against SwiftUI's rules.
@MainActor
struct LayoutModifierGoldenTests {
    private func box(_ width: Double, _ height: Double) -> some View { Color.black.frame(width: width, height: height) }

    @Test func `frame has its own size`() {
        expectGolden("frame", box(20, 10).frame(width: 100, height: 50, alignment: .bottomLeading))
    }

    @Test func `a flexible frame follows the proposal between limits`() {
        expectGolden(
            "frame-flexible",
            HStack(spacing: 0) {
                box(20, 10).frame(minWidth: 40, maxWidth: 80, maxHeight: .infinity)
                box(20, 10).frame(maxWidth: .infinity, alignment: .trailing)
            })
    }

    @Test func `padding is 16 by default`() {
        expectGolden("padding", box(20, 10).padding().padding(.leading, 4))
    }

    @Test func `aspectRatio fits a shape into the proposal`() {
        expectGolden("aspectRatio", Color.black.aspectRatio(2, contentMode: .fit).padding(10))
    }

    @Test func `fixedSize proposes the ideal size`() {
        expectGolden("fixedSize", Color.black.fixedSize(horizontal: true, vertical: false))
    }

    @Test func `layoutPriority is served first, and a spacer with one counts like other views`() {
        expectGolden(
            "layoutPriority",
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.black.frame(minWidth: 30)
                    Color.white.padding(1).layoutPriority(1)
                }
                HStack(spacing: 0) {
                    Color.black.frame(minWidth: 30)
                    Spacer()
                }
                HStack(spacing: 0) {
                    Color.black.frame(minWidth: 30)
                    Spacer().layoutPriority(1)
                }
            })
    }

    @Test func `layoutValue reaches the layout around the view`() {
        enum Step: LayoutValueKey {
            static let defaultValue = 10.0
        }
        struct Stairs: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                var place = bounds.origin
                for subview in subviews {
                    subview.place(at: place, proposal: .unspecified)
                    place = place + Point(x: 10, y: subview[Step.self])
                }
            }
        }
        expectGolden(
            "layoutValue",
            Stairs() {
                Color.black.layoutValue(key: Step.self, value: 33)
                Color.white
            })
    }

    @Test func `offset moves the view and nothing else`() {
        expectGolden(
            "offset",
            HStack(spacing: 0) {
                box(20, 10).offset(x: 5, y: -7)
                box(20, 10)
            })
    }

    @Test func `position takes the proposal`() {
        expectGolden("position", box(20, 10).position(x: 30, y: 40))
    }

    @Test func `alignmentGuide moves a guide`() {
        expectGolden(
            "alignmentGuide",
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10)
                box(40, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
            })
    }

    @Test func `zIndex paints higher views later`() {
        expectGolden(
            "zIndex",
            ZStack {
                box(20, 10).zIndex(1)
                box(40, 20)
            })
    }

    @Test func `background is proposed the size of its content`() {
        expectGolden("background", box(20, 10).background(alignment: .topLeading) { Color.white.frame(width: 30) })
    }

    @Test func `overlay is aligned to its content`() {
        expectGolden("overlay", box(20, 10).overlay(alignment: .bottomTrailing) { box(4, 4) })
    }

    private let notch = EdgeInsets(top: 20, bottom: 10)

    @Test func `ignoresSafeArea reaches the screen's edge`() {
        expectGolden(
            "ignoresSafeArea",
            VStack(spacing: 0) {
                Color.black.ignoresSafeArea()
                box(20, 30)
            }, insets: notch)
    }

    @Test func `safeAreaInset keeps content clear of a bar`() {
        expectGolden(
            "safeAreaInset",
            Color.black.background(Color.white).safeAreaInset(edge: .bottom, spacing: 0) {
                box(200, 25)
            }, insets: notch)
    }

    @Test func `safeAreaPadding adds to the content's safe area insets`() {
        expectGolden("safeAreaPadding", ScrollView { box(20, 300) }.safeAreaPadding(.vertical, 15))
    }

    @Test func `containerRelativeFrame takes a share of the scroll view`() {
        expectGolden(
            "containerRelativeFrame",
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 10) {
                    ForEach(0..<3) { _ in
                        Color.black.frame(height: 20).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                    }
                }
            })
    }

    @Test func `layoutDirection mirrors its content`() {
        expectGolden(
            "layoutDirection",
            HStack(spacing: 0) {
                box(20, 10).padding(.leading, 5)
                HStack(spacing: 0) {
                    box(30, 10)
                    Color.white.frame(height: 10)
                }
            }
            .environment(\.layoutDirection, .rightToLeft))
    }
}
