/// How a finished layer's colours meet what is below it: the sixteen modes and the Porter-Duff operators of the W3C's
/// "Compositing and Blending Level 1", under SwiftUI's names where it has one.
///
/// One type for both, as in SwiftUI, Core Graphics and canvas: nobody asks for a blend mode *with* an operator. The sixteen
/// modes from `normal` to `luminosity` lay the layer over what is below; where there is nothing below it shows as it is. The
/// operators act on everything inside the clip in force, also where the layer is empty: that is what makes a mask of
/// `destinationIn`.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// On top: source over.
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

    /// Nothing stays.
    case clear
    /// The layer instead of what is below.
    case copy
    /// What is below, as if there were no layer.
    case destination
    /// The layer behind what is below.
    case destinationOver
    /// The layer, only where there is something below.
    case sourceIn
    /// What is below, only where the layer is: a mask.
    case destinationIn
    /// The layer, only where there is nothing below.
    case sourceOut
    /// What is below, only where the layer is not: a hole.
    case destinationOut
    /// The layer on top, only where there is something below.
    case sourceAtop
    /// The layer behind what is below, and nothing where the layer is not.
    case destinationAtop
    /// Each only where the other is not.
    case xor
    /// The sum: opacities add up, and lights do.
    case plusLighter
    /// Opacities add up, and darknesses do.
    case plusDarker

    /// True where an empty pixel of the layer changes nothing below: only the layer's own pixels need be touched.
    public var keepsBackdrop: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: false
        default: true
        }
    }
}
