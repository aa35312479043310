import FramewrightDrawing
import FramewrightTypography

extension MutantMaker {
    func shifted(_ index: Int) -> Mutant? {
        let step = ProjectionTransform(.translation(x: pixel, y: 0))
        return mutant(
            .shift, words: "1 pixel to the right", at: index,
            commands: [.pushTransform(step), list.items[index].command, .pop])
    }

    func recolored(_ index: Int) -> Mutant? {
        let command: DisplayList.Item.Command
        switch list.items[index].command {
        case .fillRect(let rect, let paint): command = .fillRect(rect, paint.stepped)
        case .fillPath(let path, let rule, let paint): command = .fillPath(path, rule, paint.stepped)
        case .glyphs(let run, let paint): command = .glyphs(run, paint.stepped)
        default: return nil
        }
        return mutant(.color, words: "its colour 8 of 255 away", at: index, commands: [command])
    }

    /// Replaces the first suitable character by another of the same kind.
    func replaced(_ index: Int, _ isWanted: (Unicode.Scalar) -> Bool) -> Mutant? {
        guard case .glyphs(var run, let paint) = list.items[index].command else { return nil }
        let scalars = Array(run.text.unicodeScalars)
        // With ligatures or marks, glyphs cannot be assigned to characters.
        guard scalars.count == run.glyphs.count else { return nil }
        for place in scalars.indices where isWanted(scalars[place]) {
            for other in scalars[place].neighbours where isWanted(other) {
                guard let glyph = fonts.glyph(for: other, in: run.font), glyph != run.glyphs[place].id else { continue }
                run.glyphs[place].id = glyph
                return mutant(
                    .digit, words: "\(scalars[place]) became \(other)", at: index, commands: [.glyphs(run, paint)])
            }
        }
        return nil
    }

    /// Removes a filled shape if it is at most 1.5 points thin and at least 8 points long.
    func lineRemoved(_ index: Int) -> Mutant? {
        let box: Rect
        switch list.items[index].command {
        case .fillRect(let shape, _): box = shape.rect
        case .fillPath(let path, _, _): box = path.boundingRect
        default: return nil
        }
        guard min(box.width, box.height) <= 1.5, max(box.width, box.height) >= 8 else { return nil }
        return mutant(.line, words: "a line is gone", at: index, commands: [])
    }

    func shortened(_ index: Int) -> Mutant? {
        guard case .fillRect(let shape, let paint) = list.items[index].command, shape.rect.height > 2 else {
            return nil
        }
        let size = Size(width: shape.rect.width, height: shape.rect.height - 1)
        let shorter = RoundedRect(Rect(origin: shape.rect.origin, size: size), radius: shape.radius)
        return mutant(
            .line, words: "its last point of height is gone", at: index, commands: [.fillRect(shorter, paint)])
    }

    func underlined(_ index: Int) -> Mutant? {
        guard case .glyphs(let run, let paint) = list.items[index].command,
            let last = run.glyphs.map(\.position.x).max(), last + run.size / 2 >= 8
        else { return nil }
        let line = Rect(x: run.origin.x, y: run.origin.y + 2, width: last + run.size / 2, height: 1)
        return mutant(
            .line, words: "a line under it", at: index,
            commands: [.glyphs(run, paint), .fillRect(RoundedRect(line), paint)])
    }
}

extension Paint {
    /// The paint with every colour changed by 8 of 255 in red, green and blue.
    fileprivate var stepped: Paint {
        guard let gradient else { return Paint(color.stepped, token: token) }
        let stops = gradient.stops.map { GradientPaint.Stop($0.color.stepped, location: $0.location, token: $0.token) }
        return Paint(
            GradientPaint(
                gradient.geometry, stops: stops, spread: gradient.spread, colorSpace: gradient.colorSpace,
                transform: gradient.transform
            ).dithered(gradient.isDithered))
    }
}

extension SRGBColor {
    /// The colour with each component changed by 8 of 255, away from the nearer end of the range.
    fileprivate var stepped: SRGBColor {
        func step(_ value: Double) -> Double { value > 0.5 ? value - 8.0 / 255 : value + 8.0 / 255 }
        return SRGBColor(red: step(red), green: step(green), blue: step(blue), opacity: opacity)
    }
}

extension Unicode.Scalar {
    /// Nearby code points, in the order in which they are tried.
    fileprivate var neighbours: [Unicode.Scalar] {
        [3, 1, 2, -1, -2, -3, -5].compactMap { step in
            Unicode.Scalar(UInt32(truncatingIfNeeded: Int(value) + step))
        }
    }
}
