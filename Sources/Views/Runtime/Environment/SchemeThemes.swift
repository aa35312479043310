package import FramewrightTheming

/// A theme for each colour scheme.
package struct SchemeThemes: Hashable, Sendable {
    package var light: Theme
    package var dark: Theme
    /// The theme of content that lies above the screen, as in a sheet, in the dark scheme.
    package var elevatedDark: Theme

    package init(light: Theme, dark: Theme, elevatedDark: Theme? = nil) {
        (self.light, self.dark, self.elevatedDark) = (light, dark, elevatedDark ?? dark)
    }
}
