public import Foundation
public import FramewrightViews

extension Image {
    /// Creates an image by name. The bundle has no effect: the asset catalogues of all folders are searched.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }

    /// Creates an image by name with a label. The bundle has no effect.
    public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name) }

    /// Creates an image by name that assistive technology ignores. The bundle has no effect.
    public init(decorative name: String, bundle: Bundle?) { self.init(name) }
}

extension ColorResource {
    /// Creates a reference by name. The bundle has no effect.
    public init(name: String, bundle: Bundle) { self.init(name: name) }
}

extension ImageResource {
    /// Creates a reference by name. The bundle has no effect.
    public init(name: String, bundle: Bundle) { self.init(name: name) }
}
