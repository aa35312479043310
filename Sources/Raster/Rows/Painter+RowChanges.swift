internal import FramewrightDrawing

extension Painter {
    /// Finds, before a picture is painted, which of its rows may differ from the one above: those around sides, letters and all that
    /// is not one colour. Items before `first` are not painted.
    mutating func findChanges(
        in list: DisplayList, from first: Int, _ layers: LayerPlan, scale: Double, size: PixelSize
    ) throws(RasterError) {
        changes.begin(height: size.height)
        var walk = PlanWalk(scale: scale, size: size, glyphs: glyphs)
        /// Whether each level that is open makes rows unlike that are painted alike.
        var levels: [Bool] = []
        var index = first
        while index < list.items.count {
            let item = list.items[index]
            if let layer = layers[index], !layer.isTransparent {
                changes.add(layer.touched.rows)
                index = min(layer.end, list.items.count)
            } else if let bends = item.command.bendsRows {
                levels.append(bends)
                try walk.visit(item, index)
            } else if case .pop = item.command {
                _ = levels.popLast()
                try walk.visit(item, index)
            } else if levels.contains(true) || !addChanges(of: item.command, in: walk.clip, scale: scale) {
                changes.add(walk.pixels(of: item.command).rows)
            }
            index += 1
        }
    }

    /// False where it takes more to tell what is painted.
    private mutating func addChanges(
        of command: DisplayList.Item.Command, in clip: PixelRect, scale: Double
    ) -> Bool {
        switch command {
        case .fillRect(let shape, let paint):
            guard let rect = SteppedRect(shape, scale: scale) else { return true }
            let isAlike = paint.gradient == nil && rect.corners != nil
            changes.add(rect.pixels.intersection(clip), alike: isAlike ? rect.inside : .none)
        case .fillPath(let path, _, let paint):
            let inside = paint.gradient == nil ? path.wholePixels(scale: scale) : nil
            changes.add(clip.touched(by: Bounds(of: path, .scale(x: scale, y: scale))), alike: inside ?? .none)
        case .glyphs(let run, let paint):
            guard paint.gradient == nil else { return false }
            guard let ink = Ink(paint, scale: scale, &ramps) else { return true }
            guard let pixels = pixels(of: run, ink, scale: scale) else { return false }
            changes.add(pixels.intersection(clip).rows)
        case .image, .pushClip, .pushClipPath, .pushTransform, .pushLayer, .pop: return false
        }
        return true
    }
}

extension RowChanges {
    /// One colour in `pixels`; rows that are covered alike are those of `alike`.
    fileprivate mutating func add(_ pixels: PixelRect, alike: PixelRect) {
        guard !pixels.isEmpty else { return }
        add(pixels.rows, alike: alike.isEmpty ? 0..<0 : alike.rows)
    }
}

extension LayerPlan.Layer {
    /// The pixels that laying it down may change.
    fileprivate var touched: PixelRect { layer.blendMode.keepsBackdrop ? result.intersection(clip) : clip }
}

extension DisplayList.Item.Command {
    /// Whether what it opens covers rows unlike, or turns them; nil for what opens nothing.
    fileprivate var bendsRows: Bool? {
        switch self {
        case .pushClip(let shape): shape.radius > 0
        case .pushClipPath, .pushTransform: true
        case .pushLayer: false
        case .fillRect, .fillPath, .glyphs, .image, .pop: nil
        }
    }
}
