import Framewright
import FramewrightDrawing

/// A place in a theme file at which a colour can be changed, and the effects of the change.
struct ThemeEdit {
    let token: String
    /// The context, or nil for the plain value.
    let context: String?
    /// The present colour.
    let color: SRGBColor
    /// The indices of the contexts that change.
    let contexts: [Int]
    /// The indices of contexts that must be given their old value to stay unchanged.
    let pinned: [Int]
}
