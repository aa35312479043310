// Names of version 0.8, for packages that still use them. Nothing in this package does.

/// An SVG image; the name of version 0.8.
@available(*, deprecated, renamed: "SVGImage")
public typealias SVGPicture = SVGImage
