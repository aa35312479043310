public import Foundation
public import FramewrightViews

extension Color {
    /// Creates the colour with a name in an asset catalogue. All catalogues are searched, whatever the bundle.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
