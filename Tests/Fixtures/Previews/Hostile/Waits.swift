import Foundation
import SwiftUI

#Preview("loop", traits: .sizeThatFitsLayout) {
    Hostile { while true {} }
}

#Preview("wait", traits: .sizeThatFitsLayout) {
    Hostile { pause() }
}

#Preview("deadlock", traits: .sizeThatFitsLayout) {
    Hostile {
        let lock = NSLock()
        lock.lock()
        lock.lock()
    }
}

#Preview("ignored signals", traits: .sizeThatFitsLayout) {
    Hostile {
        for number: Int32 in 1...31 { signal(number, SIG_IGN) }
        while true {}
    }
}

#Preview("yield", traits: .sizeThatFitsLayout) {
    Text("yields").padding().task { while true { await Task.yield() } }
}

#Preview("threads", traits: .sizeThatFitsLayout) {
    Hostile {
        for _ in 0..<20 { Thread.detachNewThread { pause() } }
        for _ in 0..<20 { DispatchQueue.global().async { pause() } }
    }
}

#Preview("spinning threads", traits: .sizeThatFitsLayout) {
    Hostile {
        for _ in 0..<20 { Thread.detachNewThread { while true {} } }
        pause()
    }
}

/// A provider whose list does not end.
struct Unending_Previews: PreviewProvider {
    static var previews: some View {
        pause()
        return Text("never")
    }
}
