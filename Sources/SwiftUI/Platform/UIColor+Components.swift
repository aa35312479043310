import FramewrightDrawing
import FramewrightViews

extension UIColor {
    /// Stores the components, 0 to 1, in the light appearance. Returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
        blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
    ) -> Bool {
        let color = color.resolve(in: EnvironmentValues())
        unsafe red?.pointee = Double(color.red)
        unsafe green?.pointee = Double(color.green)
        unsafe blue?.pointee = Double(color.blue)
        unsafe alpha?.pointee = Double(color.opacity)
        return true
    }

    /// Stores hue, saturation and brightness, 0 to 1, in the light appearance. Returns true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
        brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
    ) -> Bool {
        let color = color.resolve(in: EnvironmentValues())
        let parts = SRGBColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
            .hueSaturationBrightness
        unsafe hue?.pointee = parts.hue
        unsafe saturation?.pointee = parts.saturation
        unsafe brightness?.pointee = parts.brightness
        unsafe alpha?.pointee = Double(color.opacity)
        return true
    }

    /// Stores the lightness of a grey and the opacity, 0 to 1. Returns true.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
    ) -> Bool {
        let color = color.resolve(in: EnvironmentValues())
        unsafe white?.pointee =
            0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
        unsafe alpha?.pointee = Double(color.opacity)
        return true
    }
}
