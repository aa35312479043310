import FramewrightDrawing

/// A face of a user's family, with what its file says of its style.
struct FamilyFace {
    let declaration: FontDeclaration
    let style: FaceStyle

    /// How far it is from what is asked: slant counts most, then width, then weight.
    func distance(to font: FontDescriptor) -> (slant: Int, width: Double, weight: Double) {
        (
            canBeItalic == font.isItalic || (canBeItalic && isVariableInSlant) ? 0 : 1,
            style.distance(of: font.width.value, on: .width), style.distance(of: Double(font.weight.value), on: .weight)
        )
    }

    func instance(for font: FontDescriptor) -> FontInstance {
        FontInstance(
            declaration, variations: style.axes.compactMap { variation(on: $0, for: font) },
            synthesis: synthesis(for: font))
    }

    private var isVariableInSlant: Bool { style.axes.contains { $0.tag == .slant || $0.tag == .italic } }

    private var canBeItalic: Bool { style.isItalic || isVariableInSlant }

    /// Bold is made up where the heaviest there is would not be taken for it.
    private func synthesis(for font: FontDescriptor) -> FontSynthesis {
        var synthesis: FontSynthesis = font.isItalic && !canBeItalic ? .oblique : []
        let missing = style.distance(of: Double(font.weight.value), on: .weight)
        if font.weight >= .semibold, missing >= 150, style.heaviest < 600 { synthesis.insert(.bold) }
        return synthesis
    }

    /// Nil where the axis stays at its default.
    private func variation(on axis: FaceStyle.Axis, for font: FontDescriptor) -> FontVariation? {
        let wish = font.variations.last { $0.axis == axis.tag }?.value ?? requestedValue(on: axis, for: font)
        guard let wish else { return nil }
        let quarters = (min(max(wish, axis.least), axis.most) * 4).rounded() / 4
        return quarters == axis.usual ? nil : FontVariation(axis.tag, quarters)
    }

    private func requestedValue(on axis: FaceStyle.Axis, for font: FontDescriptor) -> Double? {
        switch axis.tag {
        case .weight: Double(font.weight.value)
        case .width: font.width.value
        case .opticalSize: font.size
        case .italic: font.isItalic ? axis.most : axis.least
        // Degrees against the clock: slanted is negative. Where the face leans by the other axis, this one stays.
        case .slant where !style.axes.contains { $0.tag == .italic }: font.isItalic ? axis.least : min(0, axis.most)
        default: nil
        }
    }
}

extension [FamilyFace] {
    /// The nearest face; of two as near the heavier where bold is asked for, else the lighter, else the first.
    func nearest(to font: FontDescriptor) -> FamilyFace? {
        let sign = font.weight >= .semibold ? -1.0 : 1
        return self.min { one, other in
            let (near, far) = (one.distance(to: font), other.distance(to: font))
            return (near.slant, near.width, near.weight, sign * one.style.heaviest)
                < (far.slant, far.width, far.weight, sign * other.style.heaviest)
        }
    }
}
