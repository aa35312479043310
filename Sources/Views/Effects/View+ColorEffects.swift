public import FramewrightDrawing

extension View {
    /// Adds `amount` to red, green and blue: 0 has no effect, 1 makes everything white.
    public func brightness(_ amount: Double) -> some View {
        filtered(.colorMatrix(.brightness(amount)), named: "Brightness")
    }

    /// Scales the distance of colours from middle grey: 1 has no effect, 0 makes everything grey, negative amounts
    /// invert.
    public func contrast(_ amount: Double) -> some View {
        filtered(.colorMatrix(.contrast(amount)), named: "Contrast")
    }

    /// Scales the distance of colours from grey of the same luminance: 1 has no effect, 0 removes all colour.
    public func saturation(_ amount: Double) -> some View {
        filtered(.colorMatrix(.saturation(amount)), named: "Saturation")
    }

    /// Removes colour: 0 has no effect, 1 removes all of it.
    public func grayscale(_ amount: Double) -> some View {
        filtered(.colorMatrix(.grayscale(amount)), named: "Grayscale")
    }

    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some View {
        filtered(.colorMatrix(.hueRotation(angle)), named: "HueRotation")
    }

    /// Inverts the view's colours.
    public func colorInvert() -> some View { filtered(.colorMatrix(.colorInvert), named: "ColorInvert") }

    /// Multiplies every colour by another.
    public func colorMultiply(_ color: Color) -> some View {
        EffectView(content: self, name: "ColorMultiply") { lowering in
            let matrix = ColorMatrix.colorMultiply(lowering.paint(color).color)
            return .effect(DisplayList.Layer(filters: [.colorMatrix(matrix)]), backdrop: nil)
        }
    }

    /// Turns the view into a mask: black, with its luminance as opacity.
    public func luminanceToAlpha() -> some View {
        filtered(.colorMatrix(.luminanceToAlpha), named: "LuminanceToAlpha")
    }
}
