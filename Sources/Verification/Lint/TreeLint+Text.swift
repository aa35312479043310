import Framewright
import FramewrightDrawing
import FramewrightViews

extension TreeLint {
    /// Whether all of a text is there, has glyphs, and stands where it can be read.
    func text(_ text: TextFigure, _ index: Int, _ surroundings: Surroundings, _ findings: inout [Finding]) {
        guard let lines = try? text.layout(for: tree.nodes[index].proposal) else { return }
        // A text field's own text is reached by typing, so it may be longer than the field.
        if lines.isTruncated, tree.nodes[index].payload.scrolledAxes.isEmpty {
            report(.truncatedText, index, "\(quoted(text.string)) is cut short", &findings)
        }
        if overflows(index, lines) {
            report(
                .overflowingText, index, "\(quoted(text.string)) was offered \(room(tree.nodes[index].proposal))",
                &findings)
        } else if let clip = clip(around: index) {
            report(.overflowingText, index, "\(quoted(text.string)) is cut off at \(clip)", &findings)
        }
        if !lines.missing.isEmpty {
            let characters = lines.missing.map { String($0.unicodeScalars.prefix(16)) }.joined(separator: " ")
            report(.missingGlyph, index, "no font has \(characters)", &findings)
        }
        if let line = lines.lines.first(where: \.breaksWord) {
            report(
                .brokenWord, index,
                "\(quoted(text.string)) is broken after \(quoted(line.text)), inside a word or number", &findings)
        }
        placement(index, surroundings, &findings)
    }

    /// More than a point and a pixel too large for what it was offered. Too high only where it sticks out of something around it: what a
    /// stack offers is a share, and a line may take more of the stack's room.
    private func overflows(_ index: Int, _ lines: TextLayout) -> Bool {
        let (proposal, slack) = (tree.nodes[index].proposal, max(1, pixel))
        // A letter or a cluster that no line can hold; the text as a whole is never wider than what it was offered.
        if lines.lines.contains(where: { $0.frame.width > lines.size.width + slack }) { return true }
        return lines.size.height > (proposal.height ?? .infinity) + slack && sticksOut(index, slack)
    }

    /// The frame that cuts part of a text off for good, if there is one; what scrolls may be scrolled to.
    private func clip(around index: Int) -> Rect? {
        var frame = tree.nodes[index].frame
        var parent = tree.nodes[index].parent
        while let current = parent, tree.nodes[current].payload.scrolledAxes.isEmpty {
            switch tree.nodes[current].payload.figure {
            case .transform(let transform):
                frame = transform.projection(in: tree.nodes[current].frame).bounds(of: frame)
            case .clip, .clipShape:
                let outer = tree.nodes[current].frame
                if !outer.contains(frame, tolerance: max(1, pixel)) { return outer }
            case .none, .shape, .text, .image, .layer, .effect, .mask, .hidden: break
            }
            parent = tree.nodes[current].parent
        }
        return nil
    }

    /// Reaches beyond a view around it, up to the next scroll view.
    private func sticksOut(_ index: Int, _ slack: Double) -> Bool {
        let frame = tree.nodes[index].frame
        var parent = tree.nodes[index].parent
        while let current = parent, tree.nodes[current].payload.scrolledAxes.isEmpty {
            if !tree.nodes[current].frame.contains(frame, tolerance: slack) { return true }
            parent = tree.nodes[current].parent
        }
        return false
    }

    /// Text that scrolls may be anywhere along the scrolled axis; it is checked across it.
    private func placement(_ index: Int, _ surroundings: Surroundings, _ findings: inout [Finding]) {
        let frame = surroundings.isTransformed ? tree.seenFrame(of: index) : tree.nodes[index].frame
        var bounds = safeBounds
        if surroundings.scrolledAxes.contains(.horizontal) {
            bounds = Rect(x: frame.minX, y: bounds.minY, width: frame.width, height: bounds.height)
        }
        if surroundings.scrolledAxes.contains(.vertical) {
            bounds = Rect(x: bounds.minX, y: frame.minY, width: bounds.width, height: frame.height)
        }
        guard !frame.isEmpty, !bounds.contains(frame, tolerance: pixel) else { return }
        report(.outsideSafeArea, index, "the safe area is \(safeBounds)", &findings)
    }
}

/// What a text was offered, in points.
private func room(_ proposal: ProposedViewSize) -> String {
    switch (proposal.width, proposal.height) {
    case (let width?, nil): "\(shortest(width)) points of width"
    case (nil, let height?): "\(shortest(height)) points of height"
    default: "\(proposal)"
    }
}

/// Text on one line; a long one by its beginning.
func quoted(_ text: String) -> String {
    let beginning = text.prefix(60)
    return beginning.debugDescription + (beginning.endIndex < text.endIndex ? "..." : "")
}
