@_exported public import FramewrightDrawing
@_exported public import FramewrightLayoutEngine
@_exported public import FramewrightTheming
@_exported public import FramewrightTypography
@_exported public import FramewrightViews
@_exported public import Observation
