import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

/// One placed tree for each container. The numbers were checked by hand against SwiftUI's rules.
@MainActor
struct StackGoldenTests {
    private func box(_ width: Double, _ height: Double) -> some View { Color.black.frame(width: width, height: height) }

    @Test func `HStack distributes its width`() {
        expectGolden(
            "HStack",
            HStack(alignment: .bottom) {
                box(40, 30)
                Color.white
                box(20, 60)
            })
    }

    @Test func `VStack distributes its height`() {
        expectGolden(
            "VStack",
            VStack(alignment: .trailing, spacing: 5) {
                box(40, 30)
                Color.white
                box(20, 10)
            })
    }

    @Test func `ZStack is as large as its largest view`() {
        expectGolden(
            "ZStack",
            ZStack(alignment: .bottomTrailing) {
                box(60, 20)
                box(30, 50)
            })
    }

    @Test func `Spacer takes the remaining length`() {
        expectGolden(
            "Spacer",
            HStack {
                box(30, 10)
                Spacer()
                box(30, 10)
            })
    }

    @Test func `Divider is perpendicular to its stack's axis`() {
        expectGolden(
            "Divider",
            VStack {
                box(30, 10)
                Divider()
                HStack(spacing: 4) {
                    box(10, 10)
                    Divider()
                    box(10, 10)
                }
            })
    }

    @Test func `AnyLayout equals the layout it wraps`() {
        let layout = AnyLayout(VStackLayout(alignment: .leading, spacing: 1))
        expectGolden(
            "AnyLayout",
            layout {
                box(30, 10)
                Spacer(minLength: 0)
                box(10, 10)
            })
    }

    @Test func `ViewThatFits skips views that do not fit`() {
        expectGolden(
            "ViewThatFits",
            ViewThatFits(in: .horizontal) {
                box(300, 10)
                box(150, 10)
                box(50, 10)
            })
    }

    @Test func `Grid lines its columns up`() {
        expectGolden(
            "Grid",
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    box(30, 20)
                    box(50, 10)
                }
                Divider()
                GridRow(alignment: .bottom) {
                    box(40, 5)
                    box(10, 15)
                }
            }, width: 120)
    }

    @Test func `GridRow applies its modifiers to its cells`() {
        expectGolden(
            "GridRow",
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.black
                    Color.white
                }
                .frame(width: 30, height: 20)
            })
    }

    @Test func `gridCellColumns widens a cell`() {
        expectGolden(
            "gridCellColumns",
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                    box(20, 10)
                }
                GridRow {
                    box(10, 10)
                    Color.white.frame(height: 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(2)
                }
            })
    }

    @Test func `gridColumnAlignment applies to the column`() {
        expectGolden(
            "gridColumnAlignment",
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).gridColumnAlignment(.trailing)
                    box(10, 10)
                }
                GridRow {
                    box(40, 10)
                    box(40, 10)
                }
            })
    }

    @Test func `gridCellAnchor applies to the cell`() {
        expectGolden(
            "gridCellAnchor",
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).gridCellAnchor(UnitPoint(x: 0, y: 1))
                    box(40, 30)
                }
                box(60, 5)
            })
    }

    @Test func `gridCellUnsizedAxes keeps a line from widening the grid`() {
        expectGolden(
            "gridCellUnsizedAxes",
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            })
    }

    private let columns = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]

    @Test func `LazyVGrid fills its columns`() {
        expectGolden(
            "LazyVGrid",
            LazyVGrid(columns: columns, spacing: 2) {
                ForEach(0..<4) { _ in Color.black.frame(height: 10) }
            })
    }

    @Test func `LazyHGrid fills its rows`() {
        expectGolden(
            "LazyHGrid",
            LazyHGrid(rows: [GridItem(.flexible(maximum: 30)), GridItem(.flexible())], alignment: .top) {
                ForEach(0..<3) { _ in Color.black.frame(width: 20) }
            })
    }

    @Test func `LazyVStack takes the width`() {
        expectGolden(
            "LazyVStack",
            LazyVStack(alignment: .leading) {
                box(30, 10)
                Color.white
            })
    }

    @Test func `LazyHStack takes the height`() {
        expectGolden(
            "LazyHStack",
            LazyHStack(alignment: .bottom, spacing: 1) {
                box(30, 10)
                Color.white
            })
    }

    @Test func `ScrollView begins in the safe area and extends beyond`() {
        expectGolden(
            "ScrollView", ScrollView(offset: 20) { box(100, 300) }, insets: EdgeInsets(top: 20, bottom: 10))
    }

    @Test func `GeometryReader builds its content from its size`() {
        expectGolden(
            "GeometryReader",
            HStack(spacing: 0) {
                box(50, 10)
                GeometryReader { proxy in
                    Color.white.frame(width: proxy.size.width / 3, height: proxy.frame(in: .global).minX)
                }
            })
    }
}
