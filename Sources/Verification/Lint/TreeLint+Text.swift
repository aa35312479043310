import Framewright
import FramewrightDrawing
import FramewrightViews

extension TreeLint {
    /// Checks that a text is complete, has a glyph for every character, and lies inside the safe area.
    func text(_ text: TextFigure, at index: Int, inherited: InheritedState, into findings: inout [Finding]) {
        guard let lines = try? text.layout(for: tree.nodes[index].proposal) else { return }
        // A text field's own text may be longer than the field, because it scrolls.
        if lines.isTruncated, tree.nodes[index].payload.scrolledAxes.isEmpty {
            report(.truncatedText, at: index, explanation: "\(quoted(text.string)) is cut short", into: &findings)
        }
        if overflows(index, lines) {
            report(
                .overflowingText, at: index,
                explanation: "\(quoted(text.string)) was offered \(description(of: tree.nodes[index].proposal))",
                into: &findings)
        } else if let clip = clip(around: index) {
            report(
                .overflowingText, at: index, explanation: "\(quoted(text.string)) is cut off at \(clip)",
                into: &findings)
        }
        if !lines.missing.isEmpty {
            let characters = lines.missing.map { String($0.unicodeScalars.prefix(16)) }.joined(separator: " ")
            report(.missingGlyph, at: index, explanation: "no font has \(characters)", into: &findings)
        }
        if let line = lines.lines.first(where: \.breaksWord) {
            report(
                .brokenWord, at: index,
                explanation: "\(quoted(text.string)) is broken after \(quoted(line.text)), inside a word or number",
                into: &findings)
        }
        placement(index, inherited: inherited, into: &findings)
    }

    /// True if a text is larger than its proposal by more than a point and a pixel. Excess height counts only if the
    /// text extends beyond an ancestor, because a stack may give a line more than the equal share it proposed.
    private func overflows(_ index: Int, _ lines: TextLayout) -> Bool {
        let (proposal, slack) = (tree.nodes[index].proposal, max(1, pixel))
        // A letter or cluster is wider than the line; the text's own size never exceeds the proposal.
        if lines.lines.contains(where: { $0.frame.width > lines.size.width + slack }) { return true }
        return lines.size.height > (proposal.height ?? .infinity) + slack && exceedsAncestor(index, slack)
    }

    /// Returns the frame of an enclosing clip that cuts off part of the text, or nil. Clips of scroll views are
    /// ignored.
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
            case .none, .shape, .text, .image, .drawing, .layer, .effect, .mask, .hidden: break
            }
            parent = tree.nodes[current].parent
        }
        return nil
    }

    /// True if a node extends beyond one of its ancestors below the nearest scroll view.
    private func exceedsAncestor(_ index: Int, _ slack: Double) -> Bool {
        let frame = tree.nodes[index].frame
        var parent = tree.nodes[index].parent
        while let current = parent, tree.nodes[current].payload.scrolledAxes.isEmpty {
            if !tree.nodes[current].frame.contains(frame, tolerance: slack) { return true }
            parent = tree.nodes[current].parent
        }
        return false
    }

    /// Reports text outside the safe area. Along a scrolled axis any position is allowed.
    private func placement(_ index: Int, inherited: InheritedState, into findings: inout [Finding]) {
        let frame = inherited.isTransformed ? tree.seenFrame(of: index) : tree.nodes[index].frame
        var bounds = safeBounds
        if inherited.scrolledAxes.contains(.horizontal) {
            bounds = Rect(x: frame.minX, y: bounds.minY, width: frame.width, height: bounds.height)
        }
        if inherited.scrolledAxes.contains(.vertical) {
            bounds = Rect(x: bounds.minX, y: frame.minY, width: bounds.width, height: frame.height)
        }
        guard !frame.isEmpty, !bounds.contains(frame, tolerance: pixel) else { return }
        report(.outsideSafeArea, at: index, explanation: "the safe area is \(safeBounds)", into: &findings)
    }
}

/// Describes a proposal, in points.
private func description(of proposal: ProposedViewSize) -> String {
    switch (proposal.width, proposal.height) {
    case (let width?, nil): "\(shortest(width)) points of width"
    case (nil, let height?): "\(shortest(height)) points of height"
    default: "\(proposal)"
    }
}

/// Returns a text in quotes, with line breaks escaped, shortened to 60 characters.
func quoted(_ text: String) -> String {
    let beginning = text.prefix(60)
    return beginning.debugDescription + (beginning.endIndex < text.endIndex ? "..." : "")
}
