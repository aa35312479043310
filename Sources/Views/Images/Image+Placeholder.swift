import FramewrightDrawing

extension LoadedImage {
    /// A quiet box in place of an image that is missing or cannot be read, with the reason as a remark.
    static func placeholder(_ failure: ImageFailure) -> LoadedImage {
        let size = Size(width: 44, height: 44)
        let box = RoundedRect(Rect(origin: .zero, size: size))
        let grey = SRGBColor(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, opacity: 0.2)
        let list = DisplayList(size: size, items: [.init(.fillRect(box, Paint(grey)), source: 0)])
        return LoadedImage(
            id: ImageID("placeholder"), vector: list, remarks: ["\(failure.message); a box is drawn instead"])
    }
}
