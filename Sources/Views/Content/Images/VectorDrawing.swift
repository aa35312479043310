import FramewrightDrawing

/// A vector image placed in a frame.
struct VectorDrawing {
    let list: DisplayList
    let frame: Rect

    /// Returns the drawing commands. If there is a template, only the image's shape is used.
    func commands(template: Paint?) -> [DisplayList.Item.Command] {
        guard !list.size.isEmpty, !frame.isEmpty, frame.isFinite else { return [] }
        let commands = list.items.map(\.command)
        guard let template else { return placed(commands) }
        if template.gradient == nil, template.color.opacity == 1 || commands.count(where: \.paints) == 1,
            let recolored = recolored(commands, template)
        {
            return placed(recolored)
        }
        // Fills the frame and masks it with the image's opacity.
        return [.pushLayer(DisplayList.Layer()), .fillRect(RoundedRect(frame), template.placed(in: frame))]
            + [.pushLayer(.mask)] + placed(commands) + [.pop, .pop]
    }

    private func placed(_ commands: [DisplayList.Item.Command]) -> [DisplayList.Item.Command] {
        let transform = AffineTransform(
            a: frame.width / list.size.width, b: 0, c: 0, d: frame.height / list.size.height, tx: frame.minX,
            ty: frame.minY)
        return [.pushTransform(ProjectionTransform(transform))] + commands + [.pop]
    }

    /// Returns the shapes in one colour, each with its own opacity. This is cheaper than a mask, but in a translucent
    /// colour overlapping shapes would show through. Returns nil if opacity depends on colours.
    private func recolored(
        _ commands: [DisplayList.Item.Command], _ template: Paint
    ) -> [DisplayList.Item.Command]? {
        var result: [DisplayList.Item.Command] = []
        var isCut = false
        for command in commands {
            switch command {
            case .pushLayer(.cutOut): (isCut, result) = (true, result + [command])
            case .fillPath where isCut, .pop where isCut: (isCut, result) = (command != .pop, result + [command])
            case .fillRect(let rect, let paint) where paint.gradient == nil:
                result.append(.fillRect(rect, template.opacity(paint.color.opacity)))
            case .fillPath(let path, let rule, let paint) where paint.gradient == nil:
                result.append(.fillPath(path, rule, template.opacity(paint.color.opacity)))
            case .pushLayer(let layer) where layer.blendMode != .normal || !layer.filters.isEmpty: return nil
            case .fillRect, .fillPath, .glyphs, .image: return nil
            case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: result.append(command)
            }
        }
        return result
    }
}

extension DisplayList.Item.Command {
    fileprivate var paints: Bool {
        switch self {
        case .fillRect, .fillPath, .glyphs, .image: true
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: false
        }
    }
}

extension Size {
    fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }
}
