import Foundation

/// Whether proofs that take minutes are asked for: FRAMEWRIGHT_SLOW=1.
package let isSlow = ProcessInfo.processInfo.environment["FRAMEWRIGHT_SLOW"] == "1"
