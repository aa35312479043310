import SwiftUI

#if canImport(UIKit)
import UIKit

/// A type that UIKit alone has.
typealias Window = UIWindow
#endif

#if os(iOS)
#Preview("retries") { Text("drawn without UIKit") }
#endif
