internal import FramewrightDrawing

extension Painter {
    /// Determines before painting which rows may differ from the one above: those around edges, glyphs and everything
    /// that is not one colour. Items before `first` are not painted.
    mutating func findChanges(
        in list: DisplayList, from first: Int, _ layers: LayerPlan, scale: Double, size: PixelSize
    ) {
        changes.begin(height: size.height)
        if layers.readsBackdrop { return changes.add(0..<size.height) }
        var walk = PlanWalk(scale: scale, size: size, glyphs: glyphs)
        var index = first
        while index < list.items.count {
            let item = list.items[index]
            if let layer = layers[index], !layer.isPassThrough {
                // A shadow without pixels of its own is painted at its actual place, not in the planned layer.
                let isPlanned = layer.filters.isEmpty || walk.space.isPlain
                changes.add(isPlanned ? layer.touched : walk.clip, alike: .none)
                index = min(layer.end, list.items.count)
            } else {
                switch item.command {
                case .fillRect, .fillPath, .glyphs, .image: addChanges(of: item.command, walk)
                case .pushClip, .pushClipPath, .pushTransform, .pushLayer, .pop:
                    do { try walk.visit(item, index) } catch { return changes.add(0..<size.height) }
                }
            }
            index += 1
        }
    }

    private mutating func addChanges(of command: DisplayList.Item.Command, _ walk: PlanWalk) {
        if walk.clip.isEmpty { return }
        if case .degenerate = walk.space.kind { return }
        // Transformed glyphs and images may be anywhere.
        guard let command = command.placed(in: walk.space) else { return changes.add(walk.clip, alike: .none) }
        let (pixels, alike) = pixels(of: command, in: walk.clip, scale: walk.scale)
        changes.add(pixels, alike: walk.isMasked ? .none : alike)
    }

    /// Returns the pixels that a command in root coordinates may paint, and those of them that are alike in each row.
    private mutating func pixels(
        of command: DisplayList.Item.Command, in clip: PixelRect, scale: Double
    ) -> (PixelRect, alike: PixelRect) {
        switch command {
        case .fillRect(let shape, let paint):
            guard let rect = SteppedRect(shape, scale: scale) else { return (.none, .none) }
            let isAlike = !paint.hasGradient && rect.corners != nil
            return (rect.pixels.intersection(clip), isAlike ? rect.inside : .none)
        case .fillPath(let path, _, let paint):
            let inside = !paint.hasGradient ? path.wholePixels(scale: scale) : nil
            return (clip.touched(by: Bounds(of: path, .scale(x: scale, y: scale))), inside ?? .none)
        case .glyphs(let run, let paint):
            guard let ink = Ink(paint, scale: scale, &ramps) else { return (.none, .none) }
            return (pixels(of: run, ink, in: clip, scale: scale), .none)
        case .image(let drawing):
            let rect = SteppedRect(RoundedRect(drawing.rect), scale: scale)
            return (rect?.pixels.intersection(clip) ?? .none, .none)
        case .pushClip, .pushClipPath, .pushTransform, .pushLayer, .pop: return (.none, .none)
        }
    }
}

extension RowChanges {
    /// Adds changes in `pixels`; those in the rows of `alike` are the same in each row.
    fileprivate mutating func add(_ pixels: PixelRect, alike: PixelRect) {
        guard !pixels.isEmpty else { return }
        add(pixels.rows, alike: alike.isEmpty ? 0..<0 : alike.rows)
    }
}

extension LayerPlan.Layer {
    /// The pixels that compositing the layer may change.
    fileprivate var touched: PixelRect { attributes.blendMode.keepsBackdrop ? result.intersection(clip) : clip }
}
