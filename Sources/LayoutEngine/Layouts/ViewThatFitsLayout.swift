public import FramewrightDrawing

/// A layout that shows the first of its subviews whose ideal size fits the proposal, otherwise the last one. The others
/// are omitted.
public struct ViewThatFitsLayout: Layout {
    private let axes: Axis.Set

    /// Creates a layout that checks only the lengths along `axes`.
    public init(in axes: Axis.Set) { self.axes = axes }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        chosen(for: proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let chosen = chosen(for: proposal, subviews)
        for (index, subview) in subviews.enumerated() {
            if index == chosen { subview.place(at: bounds.origin, proposal: proposal) } else { subview.omit() }
        }
    }

    private func chosen(for proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
        subviews.indices.first { fits(subviews[$0], proposal) } ?? subviews.indices.last
    }

    private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
        let constrained = Axis.allCases.filter { axes.contains(Axis.Set($0)) }
        var offer = proposal
        for axis in constrained { offer[axis] = nil }
        let ideal = subview.sizeThatFits(offer)
        return constrained.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
    }
}
