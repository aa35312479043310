import Framewright

/// Places the text above the image, or beside it if the screen is wider than high, as a centred group with a gap of
/// 32 points. The group stays inside the margin and is at most as large as a tablet's screen.
struct IntroductionArrangement: Layout {
    /// The margin around the group.
    let margin: Double
    /// True if the text is as wide as the image below it, so that their edges align, unless the text needs more.
    let alignsWidths: Bool
    private let gap = 32.0
    private let largest = Size(width: 1366, height: 1366)
    /// The maximum line length, for readability.
    private let longestLine = 620.0
    /// The image's minimum share of the height when stacked. Longer text scrolls.
    private let minimumPictureShare = 0.45

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = Size(
            width: min(bounds.width, largest.width) - 2 * margin,
            height: min(bounds.height, largest.height) - 2 * margin)
        let room = Rect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let (words, picture) = (subviews[0], subviews[1])
        if bounds.width > bounds.height {
            placeBeside(words, picture, in: room)
        } else {
            placeAbove(words, picture, in: room)
        }
    }

    private func placeBeside(_ words: LayoutSubview, _ picture: LayoutSubview, in room: Rect) {
        let size = picture.sizeThatFits(ProposedViewSize(width: (room.width - gap) / 2, height: room.height))
        let width = min(longestLine, room.width - size.width - gap)
        let left = room.midX - (size.width + gap + width) / 2
        picture.place(at: Point(x: left, y: room.midY), anchor: .leading, proposal: ProposedViewSize(size))
        words.place(
            at: Point(x: left + size.width + gap, y: room.midY), anchor: .leading,
            proposal: ProposedViewSize(width: width, height: room.height))
    }

    private func placeAbove(_ words: LayoutSubview, _ picture: LayoutSubview, in room: Rect) {
        let most = room.height * (1 - minimumPictureShare) - gap
        let height = { (width: Double) in
            min(words.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, most)
        }
        var width = min(room.width, longestLine)
        let shared = alignsWidths ? sharedWidth(picture, atMost: width, in: room, height) : 0
        // A narrower width would turn large text into a column of single words.
        if shared >= 0.75 * width { width = shared }
        let wordsHeight = height(width)
        let size = picture.sizeThatFits(
            ProposedViewSize(
                width: shared >= width ? shared : room.width, height: room.height - wordsHeight - gap))
        let top = room.midY - (wordsHeight + gap + size.height) / 2
        words.place(
            at: Point(x: room.midX - width / 2, y: top), anchor: .topLeading,
            proposal: ProposedViewSize(width: width, height: wordsHeight))
        picture.place(
            at: Point(x: room.midX, y: top + wordsHeight + gap), anchor: .top, proposal: ProposedViewSize(size))
    }

    /// Returns the largest width, to within a point, at which text and image of that width fit above each other.
    private func sharedWidth(
        _ picture: LayoutSubview, atMost most: Double, in room: Rect, _ height: (Double) -> Double
    ) -> Double {
        var (least, most) = (most / 2, most)
        while most - least > 1 {
            let width = ((least + most) / 2).rounded()
            let pictureHeight = picture.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            if height(width) + gap + pictureHeight <= room.height { least = width } else { most = width }
        }
        return least
    }
}
