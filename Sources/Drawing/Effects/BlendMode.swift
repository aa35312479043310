/// The way a layer is composited with the backdrop: the sixteen blend modes and the Porter-Duff operators of the W3C's
/// "Compositing and Blending Level 1", with SwiftUI's names where it has one.
///
/// One type for both, as in SwiftUI, Core Graphics and canvas, because they are not combined. The sixteen modes from
/// `normal` to `luminosity` blend the layer over the backdrop; on a transparent backdrop the layer is unchanged. Most
/// operators, too, change nothing where the layer is transparent. Those with `keepsBackdrop == false` also change the
/// backdrop there, throughout the clip; so `destinationIn` acts as a mask.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// Source over.
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity

    /// The result is transparent.
    case clear
    /// The layer replaces the backdrop.
    case copy
    /// The backdrop alone.
    case destination
    /// The layer behind the backdrop.
    case destinationOver
    /// The layer where the backdrop is opaque.
    case sourceIn
    /// The backdrop where the layer is opaque, as for a mask.
    case destinationIn
    /// The layer where the backdrop is transparent.
    case sourceOut
    /// The backdrop where the layer is transparent.
    case destinationOut
    /// The layer over the backdrop, where the backdrop is opaque.
    case sourceAtop
    /// The layer behind the backdrop, where the layer is opaque.
    case destinationAtop
    /// Layer and backdrop where the other one is transparent.
    case xor
    /// The sum of colours and of opacities.
    case plusLighter
    /// The sum of opacities and of darkness (inverted colours).
    case plusDarker

    /// True if a transparent pixel of the layer leaves the backdrop unchanged, so that only the layer's own pixels need
    /// compositing.
    public var keepsBackdrop: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: false
        default: true
        }
    }
}
