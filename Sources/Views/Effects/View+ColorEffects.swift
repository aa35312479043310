public import FramewrightDrawing

extension View {
    /// Adds `amount` to red, green and blue: 0 changes nothing, 1 makes all white.
    public func brightness(_ amount: Double) -> some View {
        filtered(.colorMatrix(.brightness(amount)), named: "Brightness")
    }

    /// Moves colours away from middle grey: 1 changes nothing, 0 makes all grey, negative amounts invert.
    public func contrast(_ amount: Double) -> some View {
        filtered(.colorMatrix(.contrast(amount)), named: "Contrast")
    }

    /// Moves colours away from grey of the same luminance: 1 changes nothing, 0 leaves no colour.
    public func saturation(_ amount: Double) -> some View {
        filtered(.colorMatrix(.saturation(amount)), named: "Saturation")
    }

    /// Takes colour away: 0 changes nothing, 1 leaves none.
    public func grayscale(_ amount: Double) -> some View {
        filtered(.colorMatrix(.grayscale(amount)), named: "Grayscale")
    }

    /// Turns all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some View {
        filtered(.colorMatrix(.hueRotation(angle)), named: "HueRotation")
    }

    /// Light becomes dark, and each hue its opposite.
    public func colorInvert() -> some View { filtered(.colorMatrix(.colorInvert), named: "ColorInvert") }

    /// Multiplies every colour with another. Of a gradient, its first.
    public func colorMultiply(_ color: some ShapeStyle) -> some View {
        EffectView(content: self, name: "ColorMultiply") { lowering in
            let matrix = ColorMatrix.colorMultiply(lowering.paint(color).color)
            return .effect(DisplayList.Layer(filters: [.colorMatrix(matrix)]), backdrop: nil)
        }
    }

    /// Makes the view a stencil: black, and as opaque as it was light.
    public func luminanceToAlpha() -> some View {
        filtered(.colorMatrix(.luminanceToAlpha), named: "LuminanceToAlpha")
    }
}
