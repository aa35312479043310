import Framewright

/// Words above the picture, or beside it where there is more width than height; neither reaches beyond the margin.
struct IntroductionArrangement: Layout {
    /// Around all and between the two.
    let margin: Double
    /// A line longer than this is hard to follow.
    private let longestLine = 620.0
    /// Of the height above each other: more words scroll.
    private let leastPictureShare = 0.45

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let room = bounds.inset(by: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
        let (words, picture) = (subviews[0], subviews[1])
        if bounds.width > bounds.height {
            placeBeside(words, picture, in: room)
        } else {
            placeAbove(words, picture, in: room)
        }
    }

    private func placeBeside(_ words: LayoutSubview, _ picture: LayoutSubview, in room: Rect) {
        let size = picture.sizeThatFits(ProposedViewSize(width: room.width / 2 - margin / 2, height: room.height))
        let width = min(longestLine, room.width - size.width - margin)
        let left = room.midX - (size.width + margin + width) / 2
        picture.place(at: Point(x: left, y: room.midY), anchor: .leading, proposal: ProposedViewSize(size))
        words.place(
            at: Point(x: left + size.width + margin, y: room.midY), anchor: .leading,
            proposal: ProposedViewSize(width: width, height: room.height))
    }

    private func placeAbove(_ words: LayoutSubview, _ picture: LayoutSubview, in room: Rect) {
        let width = min(room.width, longestLine)
        let most = room.height * (1 - leastPictureShare) - margin
        let height = min(words.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, most)
        words.place(
            at: Point(x: room.midX, y: room.minY), anchor: .top,
            proposal: ProposedViewSize(width: width, height: height))
        picture.place(
            at: Point(x: room.midX, y: (room.minY + height + margin + room.maxY) / 2), anchor: .center,
            proposal: ProposedViewSize(width: room.width, height: room.height - height - margin))
    }
}
