import FramewrightDrawing

/// A face of a user's family with its style.
struct FamilyFace {
    let declaration: FontDeclaration
    let style: FaceStyle

    /// Returns the distance to a requested style. Slant takes precedence over width, and width over weight.
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

    /// Returns the styles to synthesize. Bold is synthesized only if even the heaviest weight would not look bold.
    private func synthesis(for font: FontDescriptor) -> FontSynthesis {
        var synthesis: FontSynthesis = font.isItalic && !canBeItalic ? .oblique : []
        let missing = style.distance(of: Double(font.weight.value), on: .weight)
        if font.weight >= .semibold, missing >= 150, style.heaviest < 600 { synthesis.insert(.bold) }
        return synthesis
    }

    /// Returns the requested value on an axis, or nil for the default value.
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
        // The angle is counter-clockwise, so slanted is negative. If the face also has an italic axis, only that one
        // is used.
        case .slant where !style.axes.contains { $0.tag == .italic }: font.isItalic ? axis.least : min(0, axis.most)
        default: nil
        }
    }
}

extension [FamilyFace] {
    /// Returns the nearest face. Of equally near ones, the heavier if bold is requested, otherwise the lighter; then
    /// the first.
    func nearest(to font: FontDescriptor) -> FamilyFace? {
        let sign = font.weight >= .semibold ? -1.0 : 1
        return self.min { one, other in
            let (near, far) = (one.distance(to: font), other.distance(to: font))
            return (near.slant, near.width, near.weight, sign * one.style.heaviest)
                < (far.slant, far.width, far.weight, sign * other.style.heaviest)
        }
    }
}
