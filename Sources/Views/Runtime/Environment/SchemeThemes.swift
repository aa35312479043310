package import FramewrightTheming

/// A theme for each colour scheme.
package struct SchemeThemes: Hashable, Sendable {
    package var light: Theme
    package var dark: Theme

    package init(light: Theme, dark: Theme) { (self.light, self.dark) = (light, dark) }
}
