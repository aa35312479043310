public import FramewrightDrawing

/// The reason why a display list could not be painted. Thrown before any pixel is written.
public enum RasterError: Error, Hashable, Sendable {
    /// `size` points at `scale` pixels per point is not a valid bitmap size: too small, too large, or not a number.
    case size(Size, scale: Double)
    /// The clip at index `item` of the list, made by view `source`, needs more mask memory than allowed.
    case clipsTooDeep(item: Int, source: Int)
    /// The layer at index `item` of the list, made by view `source`, is nested too deeply.
    case layersTooDeep(item: Int, source: Int)
    /// The layer at index `item` of the list, made by view `source`, needs more memory than allowed together with
    /// those around it.
    case layersTooLarge(item: Int, source: Int)

    /// The maximum nesting of layers, which are painted recursively.
    static let deepestLayers = 256

    /// A description of the problem and its place.
    public var message: String {
        switch self {
        case .size(let size, let scale): "cannot paint \(size) points at \(scale) pixels a point"
        case .clipsTooDeep(let item, let source): "rounded clips nest too deep at display item \(item), view \(source)"
        case .layersTooDeep(let item, let source): "layers nest too deep at display item \(item), view \(source)"
        case .layersTooLarge(let item, let source):
            "layers take too much memory at display item \(item), view \(source)"
        }
    }

    /// A suggestion for fixing the problem.
    public var hint: String {
        switch self {
        case .size:
            "an image has 1 to \(PixelSize.maximumSide) pixels a side and at most \(PixelSize.maximumArea) in all"
        case .clipsTooDeep:
            "nest fewer rounded clips, or make the outer ones smaller; clips without rounding are free"
        case .layersTooDeep:
            "nest fewer opacities and masks: at most \(Self.deepestLayers)"
        case .layersTooLarge:
            "nest fewer opacities and masks that fill the screen, or blur less: what is far larger than the screen takes most"
        }
    }
}

extension RasterError {
    /// Returns the error with the index of its item converted by `index`.
    func withItem(_ index: (Int) -> Int) -> RasterError {
        switch self {
        case .size: self
        case .clipsTooDeep(let item, let source): .clipsTooDeep(item: index(item), source: source)
        case .layersTooDeep(let item, let source): .layersTooDeep(item: index(item), source: source)
        case .layersTooLarge(let item, let source): .layersTooLarge(item: index(item), source: source)
        }
    }
}

extension RasterError: CustomStringConvertible {
    /// Message and hint in one line.
    public var description: String { "\(message); \(hint)" }
}
