import SwiftUI

#Preview("logo") { Image("Logo") }

#Preview("ink") { Color("Ink") }

#Preview("script") { Image("Script") }

#Preview("state") { Restless() }

#Preview("sleep", traits: .sizeThatFitsLayout) { Sleeping() }

#Preview("lock") {
    let lock = DispatchSemaphore(value: 0)
    let _ = lock.wait()
    Text("never")
}

struct Restless: View {
    @State private var count = 0

    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

struct Sleeping: View {
    var body: some View {
        let _ = sleep(60)
        Text("awake")
    }
}
