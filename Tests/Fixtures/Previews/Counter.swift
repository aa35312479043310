import Foundation
import SwiftUI

struct Counter: View {
    @Binding var value: Int
    var size: CGFloat = 40

    var body: some View {
        HStack {
            Text("Value \(value)")
            Button("Add") { value += 1 }
        }
        .frame(height: size)
    }
}

#Preview("with state", traits: .sizeThatFitsLayout) {
    @Previewable @State var value = 3
    Counter(value: $value)
}

#Preview("crash") {
    let values: [Int] = []
    Text("\(values[2])")
}

#Preview("loop") { Loop() }

struct Loop: View {
    var body: some View {
        while true {}
        return Text("never")
    }
}
