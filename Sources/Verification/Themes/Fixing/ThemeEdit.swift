import Framewright
import FramewrightDrawing

/// A place in a theme file where a colour can be changed, and what changes with it.
struct ThemeEdit {
    let token: String
    /// Nil for the plain value.
    let context: String?
    /// The colour there now.
    let color: Color
    /// The contexts in which the change shows.
    let contexts: [Int]
    /// Contexts that would change along and are to stay as they are.
    let pinned: [Int]
}
