import Framewright
import FramewrightModels

/// The names of the five pets, with a line below the selected one.
struct PetSelector: View {
    let current: Pet
    let select: (Pet) -> Void
    @Environment(\.petTextScale) private var textScale

    var body: some View {
        EqualCentering(minimumSpacing: 15) {
            ForEach(Pet.allCases, id: \.self) { pet in
                Button {
                    select(pet)
                } label: {
                    Text(pet.title)
                        .font(.petLabel(15 * textScale))
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .foregroundStyle(ThemeColor("color.pet.selector"))
                        .padding(.bottom, Self.markDepth)
                        .overlay(alignment: .bottom) { if pet == current { mark } }
                        .padding(.bottom, -Self.markDepth)
                        .frame(minHeight: 30)
                }
                .buttonStyle(.plain)
                .contentShape(TouchArea())
                .accessibilityIdentifier("select-\(pet.rawValue)")
            }
        }
        .accessibilityIdentifier("pets")
    }

    /// The distance from the bottom of a name to the bottom of its mark. The gap between them is 4 points, of which
    /// descenders use less than one.
    private static let markDepth = 7.0

    /// The mark, in the names' colour, which is legible in every theme; a pet's own colour may be as pale as the
    /// background.
    private var mark: some View {
        Capsule().fill(ThemeColor("color.pet.selector")).frame(height: 3).accessibilityIdentifier("current")
    }
}

/// Places views in a row whose first and last views touch its ends and whose centres are equally far apart, like a
/// stack view's equal centering. If they do not fit, uses two rows of equal columns.
private struct EqualCentering: Layout {
    let minimumSpacing: Double
    private let rowSpacing = 12.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let natural = width(of: sizes)
        let height = sizes.map(\.height).max() ?? 0
        let width = proposal.width ?? natural
        return Size(width: width, height: natural <= width ? height : 2 * height + rowSpacing)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        if width(of: sizes) <= bounds.width {
            for (subview, middle) in zip(subviews, middles(of: sizes.map(\.width), in: bounds)) {
                subview.place(at: Point(x: middle, y: bounds.minY), anchor: .top, proposal: .unspecified)
            }
        } else {
            placeInRows(Array(subviews), in: bounds)
        }
    }

    private func placeInRows(_ subviews: [LayoutSubview], in bounds: Rect) {
        let columns = (subviews.count + 1) / 2
        let height = (bounds.height - rowSpacing) / 2
        for (index, subview) in subviews.enumerated() {
            let (row, column) = (index / columns, index % columns)
            let width = bounds.width / Double(row == 0 ? columns : subviews.count - columns)
            subview.place(
                at: Point(
                    x: bounds.minX + width * (Double(column) + 0.5),
                    y: bounds.minY + Double(row) * (height + rowSpacing)),
                anchor: .top, proposal: ProposedViewSize(width: max(0, width - minimumSpacing), height: height))
        }
    }

    private func width(of sizes: [Size]) -> Double {
        sizes.reduce(0) { $0 + $1.width } + minimumSpacing * Double(max(0, sizes.count - 1))
    }

    /// Returns the centre of each view: equal distances between centres, or between edges where equal centering would
    /// bring neighbours too close.
    private func middles(of widths: [Double], in bounds: Rect) -> [Double] {
        guard widths.count > 1, let first = widths.first, let last = widths.last else { return [bounds.midX] }
        let pitch = (bounds.width - (first + last) / 2) / Double(widths.count - 1)
        let centred = widths.indices.map { bounds.minX + first / 2 + pitch * Double($0) }
        let isRoomy = zip(widths, widths.dropFirst()).allSatisfy { pitch - ($0 + $1) / 2 >= minimumSpacing }
        if isRoomy { return centred }
        let gap = (bounds.width - widths.reduce(0, +)) / Double(widths.count - 1)
        var edge = bounds.minX
        return widths.map { width in
            defer { edge += width + gap }
            return edge + width / 2
        }
    }
}
