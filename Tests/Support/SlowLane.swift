import Foundation

/// True if slow tests are enabled: FRAMEWRIGHT_SLOW=1.
package let isSlow = ProcessInfo.processInfo.environment["FRAMEWRIGHT_SLOW"] == "1"
