import FramewrightViews

// Operators of re-exported types, because an import by name does not bring those of a type along.

/// Joins two texts into one paragraph. Each keeps its attributes.
public func + (left: Text, right: Text) -> Text { Text.joined(left, right) }
