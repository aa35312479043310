import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The lowered item of a tab.
@MainActor
struct TabBarItem {
    let parts: LabelParts
    /// The titles in the size of a menu.
    let menuTitles: [ViewNode]
    let badge: Text?
    let isSelected: Bool

    init(_ tab: TabEntry?, isSelected: Bool, in environment: EnvironmentValues) {
        self.isSelected = isSelected
        badge = tab?.badge
        guard let tab else {
            (parts, menuTitles) = (LabelParts(icon: nil, titles: []), [])
            return
        }
        let context = tab.labelContext.with {
            $0.foregroundStyle = isSelected ? environment.accentInk : AnyShapeStyle(.control(.inkSecondary))
            $0.dynamicTypeSize = .large
            $0.font = .system(size: environment.horizontalSizeClass == .regular ? 13 : 10, weight: .medium)
        }
        parts = tab.label(context.at(.position(0)), .system(size: 21))
        menuTitles = tab.label(tab.labelContext.at(.position(1)), nil).titles
    }
}

/// The bar of a tab view: an item per tab with an icon above its title, or beside it in a regular width.
struct TabBar: View {
    @Environment(\.self) private var environment
    let items: [TabBarItem]
    let traits: BarTraits
    let select: (Int) -> Void

    /// The number of items in a compact width; more are in a menu.
    private static var limit: Int { 5 }

    var body: some View {
        let shown = isWide || items.count <= Self.limit ? items.count : Self.limit - 1
        HStack(spacing: 0) {
            if isWide { Spacer(minLength: 0) }
            ForEach(items.indices.prefix(shown), id: \.self) { index in
                Button {
                    select(index)
                } label: {
                    TabCell(item: items[index])
                }
                .buttonStyle(.plain)
                .markedSelected(items[index].isSelected)
            }
            if shown < items.count { more(from: shown) }
            if isWide { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity, minHeight: environment.length(.tabBarHeight))
        .background { BarBackground(traits: traits, isShown: true, edge: .top) }
    }

    private var isWide: Bool { environment.horizontalSizeClass == .regular }

    /// The item that shows the tabs without space in a menu.
    private func more(from first: Int) -> some View {
        Menu {
            ForEach(items.indices.dropFirst(first), id: \.self) { index in
                Button {
                    select(index)
                } label: {
                    ForEach(items[index].menuTitles.indices, id: \.self) {
                        LoweredView(node: items[index].menuTitles[$0])
                    }
                }
            }
        } label: {
            VStack(spacing: environment.length(.tabGap)) {
                Image(systemName: "ellipsis").font(.system(size: 21))
                    .frame(height: environment.length(.tabIcon))
                Text(verbatim: "More").font(.system(size: 10, weight: .medium))
            }
            .frame(maxWidth: .infinity, minHeight: environment.length(.tabBarHeight))
            .foregroundStyle(
                items.dropFirst(first).contains(where: \.isSelected)
                    ? environment.accentInk : AnyShapeStyle(.control(.inkSecondary))
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// An item of a tab bar.
private struct TabCell: View {
    @Environment(\.self) private var environment
    let item: TabBarItem

    var body: some View {
        Group {
            if isWide {
                HStack(spacing: environment.length(.wideTabGap)) {
                    parts
                    if let badge = item.badge { TabBadge(text: badge) }
                }
                .frame(minWidth: 120)
            } else {
                VStack(spacing: environment.length(.tabGap)) { parts }.frame(maxWidth: .infinity)
            }
        }
        .lineLimit(1)
        .frame(minHeight: environment.length(.tabBarHeight))
        .contentShape(Rectangle())
    }

    private var isWide: Bool { environment.horizontalSizeClass == .regular }

    /// A badge whose centre is near the corner of an icon or title.
    private func overlaid(_ badge: Text) -> some View {
        TabBadge(text: badge)
            .alignmentGuide(.trailing) { $0[.leading] + 7 }
            .alignmentGuide(.top) { $0[.top] + 2 }
    }

    @ViewBuilder private var parts: some View {
        if let icon = item.parts.icon {
            LoweredView(node: icon).frame(height: environment.length(.tabIcon)).overlay(alignment: .topTrailing) {
                if !isWide, let badge = item.badge { overlaid(badge) }
            }
        }
        ForEach(item.parts.titles.indices, id: \.self) { index in
            LoweredView(node: item.parts.titles[index]).overlay(alignment: .topTrailing) {
                if !isWide, item.parts.icon == nil, index == 0, let badge = item.badge { overlaid(badge) }
            }
        }
    }
}

/// The badge of a tab.
private struct TabBadge: View {
    @Environment(\.self) private var environment
    let text: Text

    var body: some View {
        let size = environment.length(.badgeSize)
        text.font(.system(size: 13)).foregroundStyle(.control(.onBadge)).lineLimit(1).fixedSize()
            .padding(.horizontal, 5)
            .frame(minWidth: size, minHeight: size)
            .background(.control(.badge), in: Capsule())
            .fixedSize()
    }
}
