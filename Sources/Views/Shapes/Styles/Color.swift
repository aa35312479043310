public import FramewrightDrawing

/// A colour of views.
public typealias Color = SRGBColor
