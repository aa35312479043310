// Names of version 0.8, for packages that still use them. Nothing in this package does.

@available(*, deprecated, renamed: "SVGImage")
public typealias SVGPicture = SVGImage
