package import FramewrightDrawing
package import Synchronization

/// The screen that code without an environment asks for, such as `UIScreen.main`.
package enum SharedScreen {
    /// The measures of a screen.
    package struct Measures: Hashable, Sendable {
        /// The size in points.
        package var size: Size
        /// The pixels of a point.
        package var scale: Double
        /// The widths of the areas that bars, notches and the home indicator use.
        package var safeAreaInsets: EdgeInsets

        /// Creates measures.
        package init(size: Size, scale: Double, safeAreaInsets: EdgeInsets) {
            self.size = size
            self.scale = scale
            self.safeAreaInsets = safeAreaInsets
        }
    }

    /// The measures of the screen that is being drawn; those of an iPhone 15 until one is known.
    package static let measures = Mutex(
        Measures(
            size: Size(width: 393, height: 852), scale: 3,
            safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)))
}
