public import FramewrightDrawing
import FramewrightViews
import Synchronization

/// The screen that a preview shows. The measures of an iPhone 15 elsewhere.
///
/// One of the few names of UIKit that code written for SwiftUI uses without importing it.
public final class UIScreen: Sendable {
    /// The screen.
    public static let main = UIScreen()
    /// All screens.
    public static var screens: [UIScreen] { [main] }

    private init() {}

    /// The frame in points.
    public var bounds: Rect { Rect(origin: .zero, size: measures.size) }
    /// The frame in pixels.
    public var nativeBounds: Rect {
        Rect(
            x: 0, y: 0, width: measures.size.width * measures.scale, height: measures.size.height * measures.scale)
    }
    /// The pixels of a point.
    public var scale: Double { measures.scale }
    /// The pixels of a point.
    public var nativeScale: Double { measures.scale }
    /// The brightness from 0 to 1. Changes are accepted without effect.
    public var brightness: Double {
        get { 1 }
        set {}
    }
    /// The greatest number of frames in a second.
    public var maximumFramesPerSecond: Int { 60 }

    private var measures: SharedScreen.Measures { SharedScreen.measures.withLock { $0 } }
}
