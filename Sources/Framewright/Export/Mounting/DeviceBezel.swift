public import FramewrightDrawing

/// A plain dark bezel with round corners around a screen, the same for every device.
public struct DeviceBezel: Hashable, Sendable {
    /// The width between the screen and the outer edge, in points.
    public let width: Double
    /// The radius of the screen's corners, in points.
    public let cornerRadius: Double

    /// Creates a bezel whose width suits a screen of a size in points.
    public init(around size: Size, cornerRadius: Double) {
        width = (min(size.width, size.height) * 0.03).clamped(to: 4...24).rounded()
        self.cornerRadius = max(0, cornerRadius)
    }

    /// The bezel of a device.
    public init(_ device: Device) { self.init(around: device.size, cornerRadius: device.cornerRadius) }

    /// Returns the display items of the bezel around a screen in `rect`.
    func items(around rect: Rect, width: Double) -> [DisplayList.Item] {
        let body = rect.expanded(by: width)
        let rim = width / 8
        return [
            DisplayList.Item(.fillRect(RoundedRect(body, radius: outer(width)), Paint(Self.rim)), source: 0),
            DisplayList.Item(
                .fillRect(RoundedRect(body.expanded(by: -rim), radius: outer(width) - rim), Paint(Self.body)), source: 0
            ),
        ]
    }

    /// Returns the outer corner radius, concentric with the screen's.
    private func outer(_ width: Double) -> Double { max(cornerRadius, 2) + width }

    private static let rim = SRGBColor(red8: 0x48, green8: 0x48, blue8: 0x4A)
    private static let body = SRGBColor(red8: 0x1C, green8: 0x1C, blue8: 0x1E)
}

extension Rect {
    fileprivate func expanded(by distance: Double) -> Rect {
        Rect(
            origin: Point(x: minX - distance, y: minY - distance),
            size: Size(width: width + 2 * distance, height: height + 2 * distance))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
