import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The bar at the top of a page: a row with items and the small title, below it the large title and the search field.
///
/// The bar keeps its height while the page scrolls, and the content scrolls beneath it: the large title moves up with
/// the content, and is replaced by the small one.
struct NavigationBar: View {
    @Environment(\.self) private var environment
    let title: Text?
    let subtitle: Text?
    let isLarge: Bool
    let items: BarItems
    let back: BackButton?
    let search: SearchRequest?
    /// The offset of the content, in points.
    let scrolled: Double
    let traits: BarTraits

    var body: some View {
        VStack(spacing: 0) {
            row
            if isLarge || search != nil { scrollingRows.offset(y: -collapse).frame(maxWidth: .infinity).clipped() }
        }
        .frame(maxWidth: .infinity)
        .background(alignment: .top) {
            BarBackground(traits: traits, isShown: scrolled > collapsible, edge: .bottom).padding(.bottom, collapse)
        }
        .foregroundStyle(BarInk(colorScheme: traits.colorScheme))
    }

    private var row: some View {
        NavigationBarLayout(
            side: environment.barSide, backSide: back == nil ? nil : environment.length(.backSide),
            gap: environment.length(.barGap), height: environment.length(.barHeight)
        ) {
            HStack(spacing: environment.length(.barItemGap)) {
                if let back { back }
                ForEach(items.leading.indices, id: \.self) { LoweredView(node: items.leading[$0]) }
            }
            middle.dynamicTypeSize(.large)
            HStack(spacing: environment.length(.barItemGap)) {
                ForEach(items.trailing.indices, id: \.self) { LoweredView(node: items.trailing[$0]) }
            }
        }
    }

    @ViewBuilder private var middle: some View {
        HStack(spacing: environment.length(.barItemGap)) {
            if items.principal.isEmpty {
                VStack(spacing: 0) {
                    title?.font(.headline)
                    subtitle?.font(.caption).foregroundStyle(.control(.inkSecondary))
                }
                .lineLimit(1)
                .opacity(isLarge && scrolled < titleHeight * 0.8 ? 0 : 1)
            } else {
                ForEach(items.principal.indices, id: \.self) { LoweredView(node: items.principal[$0]) }
            }
        }
    }

    private var scrollingRows: some View {
        VStack(spacing: 0) {
            if isLarge { largeTitle }
            if let search { SearchRow(search: search) }
        }
    }

    private var largeTitle: some View {
        VStack(alignment: .leading, spacing: 0) {
            title?.font(.largeTitle.weight(.bold)).lineLimit(1).minimumScaleFactor(0.6)
            subtitle?.font(.subheadline).foregroundStyle(.control(.inkSecondary)).lineLimit(1)
        }
        .padding(.horizontal, environment.barSide)
        .padding(.bottom, environment.length(.titleBottom))
        .frame(maxWidth: .infinity, minHeight: titleHeight, alignment: .bottomLeading)
    }

    private var titleHeight: Double { environment.length(.titleHeight) }

    /// The height that scrolling removes at most, in points.
    private var collapsible: Double { isLarge ? titleHeight - environment.length(.titleBottom) : 0 }

    private var collapse: Double {
        min(scrolled, (isLarge ? titleHeight : 0) + (search == nil ? 0 : environment.length(.searchHeight)))
    }
}

/// The button that leads to the page below, with the title of that page as far as there is space.
struct BackButton: View {
    @Environment(\.self) private var environment
    let title: Text?
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: environment.length(.backGap)) {
                Chevron(isMirrored: true).stroke(environment.accentInk, style: .chevron(2.5))
                    .frame(width: environment.length(.backWidth), height: environment.length(.backHeight))
                ViewThatFits(in: .horizontal) {
                    title
                    Text(verbatim: "Back")
                    EmptySpace()
                }
            }
            .font(.body).lineLimit(1)
            .frame(minWidth: 44, minHeight: 44, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .dynamicTypeSize(.large)
        .accessibilityLabel("Back")
    }
}

/// A view that takes no space, as the last choice.
private struct EmptySpace: View {
    var body: some View { Rectangle().fill(.clear).frame(width: 0, height: 0) }
}
