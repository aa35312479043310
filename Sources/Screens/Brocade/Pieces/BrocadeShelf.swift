import Framewright
import FramewrightModels

/// The bar of pieces or motifs, five per page: swiped from page to page, and picked from by a long press and a drag.
struct BrocadeShelf<Picture: View>: View {
    let bar: PiecesBar
    let measures: BrocadeMeasures
    /// The index of the item being dragged; its position stays empty.
    let missing: Int?
    let hasBadges: Bool
    /// The background of the cards.
    let background: AnyShapeStyle
    /// The distance of the current swipe, in points.
    @Binding var scrolled: Double
    let settle: (Double) -> Void
    /// Called with the item's index and the touch location in screen coordinates.
    let picked: (_ item: Int, _ place: Point) -> Void
    let dropped: (_ item: Int, _ place: Point?, _ time: Double) -> Void
    @ViewBuilder let picture: (_ number: Int) -> Picture

    var body: some View {
        ShelfPlate(isWide: measures.isWide)
            .overlay { FramePlace(frame: window)() { pages.clipped() } }
            .contentShape(Rectangle())
            .gesture(paging)
            .accessibilityIdentifier("shelf")
    }

    /// The frame of one page, over the shelf's whole thickness, so that shadows are not clipped inside the shelf.
    private var window: Rect {
        let (page, shelf) = (measures.page, measures.shelf)
        return measures.isWide
            ? Rect(x: 0, y: page.minY, width: shelf.width, height: page.height)
            : Rect(x: page.minX, y: 0, width: page.width, height: shelf.height)
    }

    private var pages: some View {
        ScrollView(
            measures.isWide ? .vertical : .horizontal, showsIndicators: false,
            offset: Double(bar.page) * measures.pageLength - scrolled
        ) {
            cells
                .padding(measures.isWide ? .vertical : .horizontal, measures.shelfSpacing / 2)
                .padding(measures.isWide ? .leading : .top, measures.shelfInset)
                .frame(
                    width: measures.isWide ? window.width : length, height: measures.isWide ? length : window.height,
                    alignment: .topLeading)
        }
        // Pages are turned by the swipe gesture.
        .scrollDisabled(true)
    }

    private var length: Double { Double(bar.pageCount) * measures.pageLength }

    private var cells: some View {
        let layout =
            measures.isWide
            ? AnyLayout(VStackLayout(spacing: measures.shelfSpacing))
            : AnyLayout(HStackLayout(spacing: measures.shelfSpacing))
        return layout {
            ForEach(Array(bar.items.enumerated()), id: \.element) { item, number in
                ShelfCell(
                    number: number, measures: measures, hasBadge: hasBadges,
                    endsPage: (item + 1) % PiecesBar.itemsPerPage == 0,
                    background: background
                ) { picture(number) }
                .opacity(item == missing ? 0 : 1)
                .contentShape(Rectangle())
                .gesture(picking(item))
                .accessibilityIdentifier("shelf-\(number)")
                .accessibilityLabel("\(hasBadges ? "Piece" : "Motif") \(number) in the bar")
            }
        }
    }

    private func picking(_ item: Int) -> some Gesture {
        LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { if case .second(_, let drag?) = $0 { picked(item, drag.location) } }
            .onEnded { if case .second(_, let drag) = $0 { dropped(item, drag?.location, drag?.seconds ?? 0) } }
    }

    private var paging: some Gesture {
        DragGesture()
            .onChanged { scrolled = measures.isWide ? $0.translation.height : $0.translation.width }
            .onEnded { drag in
                let moved = measures.isWide ? drag.translation.height : drag.translation.width
                scrolled = 0
                settle((Double(bar.page) * measures.pageLength - moved) / (measures.pageLength / 5))
            }
    }
}

/// The background of the bar, which reaches to the screen's edge.
struct ShelfPlate: View {
    /// True if the bar stands at the trailing edge.
    let isWide: Bool

    var body: some View {
        UnevenRoundedRectangle(
            topLeadingRadius: 8, bottomLeadingRadius: isWide ? 8 : 0, topTrailingRadius: isWide ? 0 : 8,
            style: .circular
        )
        .fill(ThemeColor("color.brocade.shelf.background"))
    }
}

/// A piece on a card, with its number.
private struct ShelfCell<Picture: View>: View {
    let number: Int
    let measures: BrocadeMeasures
    let hasBadge: Bool
    /// True if this is the last cell of a page, which may end at the screen's edge.
    let endsPage: Bool
    let background: AnyShapeStyle
    @ViewBuilder let picture: Picture

    var body: some View {
        picture
            .frame(width: measures.shelfCell, height: measures.shelfCell)
            .background(background, ignoresSafeAreaEdges: [])
            .border(ThemeColor("color.brocade.shelf.border"))
            .shadow(color: ThemeColor("color.brocade.shelf.shadow"), radius: 5 * measures.scale)
            .overlay(alignment: .topTrailing) { if hasBadge { badge } }
    }

    /// The number badge, documented 40 points to the right of the card's left edge and 5 above its top. It overhangs
    /// less where it would come nearer than 4 points to the screen's edge.
    private var badge: some View {
        Text(verbatim: "\(number)")
            .font(.custom("Helvetica Neue", fixedSize: 15 * measures.scale))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(ThemeColor("color.brocade.shelf.onBadge"))
            .frame(width: 22.5 * measures.scale, height: 22.5 * measures.scale)
            .background(ThemeColor("color.brocade.shelf.badge"), in: Circle())
            .padding(.top, -5 * measures.scale)
            .padding(.trailing, -min(12.5 * measures.scale, room))
    }

    /// The free space beside the card.
    private var room: Double {
        if measures.isWide { return min(5, measures.shelfInset - 4) }
        return measures.shelfSpacing / 2 - (endsPage ? 4 : 0)
    }
}
