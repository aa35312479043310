import Foundation
import SwiftUI

/// Runs hostile code where a view's body is made.
struct Hostile: View {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }

    var body: some View {
        run()
        return Text("drawn").padding()
    }
}

func depth(_ number: Int) -> Int { number < 0 ? 0 : depth(number + 1) + 1 }

#Preview("nil", traits: .sizeThatFitsLayout) {
    Hostile { _ = Int("none")! }
}

#Preview("division by zero", traits: .sizeThatFitsLayout) {
    Hostile { _ = 1 / Int("0")! }
}

#Preview("recursion", traits: .sizeThatFitsLayout) {
    Hostile { _ = depth(0) }
}

#Preview("exit", traits: .sizeThatFitsLayout) {
    Hostile { exit(0) }
}

#Preview("exit code", traits: .sizeThatFitsLayout) {
    Hostile { _exit(122) }
}

#Preview("abort", traits: .sizeThatFitsLayout) {
    Hostile { abort() }
}

#Preview("exit on another thread", traits: .sizeThatFitsLayout) {
    Hostile {
        Thread.detachNewThread { _exit(3) }; pause()
    }
}

/// The previews of a type cannot even be listed.
struct Unlistable_Previews: PreviewProvider {
    static var previews: some View {
        fatalError("no previews")
        Text("never")
    }
}
