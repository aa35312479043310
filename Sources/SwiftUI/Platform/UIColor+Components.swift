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
        let parts = [Double(color.red), Double(color.green), Double(color.blue)]
        let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
        let range = most - least
        var turn = 0.0
        if range > 0 {
            if most == parts[0] {
                turn = (parts[1] - parts[2]) / range
            } else if most == parts[1] {
                turn = 2 + (parts[2] - parts[0]) / range
            } else {
                turn = 4 + (parts[0] - parts[1]) / range
            }
        }
        unsafe hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        unsafe saturation?.pointee = most > 0 ? range / most : 0
        unsafe brightness?.pointee = most
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
