public import FramewrightViews

/// A container that arranges its children in rows and columns.
///
/// An alias instead of an exported import, which would hide a type of the same name in an imported package.
public typealias Grid = FramewrightViews.Grid
