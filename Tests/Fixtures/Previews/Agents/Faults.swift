import SwiftUI

#Preview("crash") { Text([String]()[0]) }

#Preview("loop") { Endless() }

struct Endless: View {
    var body: some View {
        while true {}
        return Text("never")
    }
}
