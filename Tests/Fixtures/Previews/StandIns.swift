import SwiftUI

/// A type of its own with a name of SwiftUI.
struct Material {}

struct Portrait: View {
    let material = Material()

    var body: some View {
        VStack {
            // AsyncImage(url: nil)
            AsyncImage(url: URL(string: "AsyncImage"))
            AsyncImage(url: nil).onHover { _ in }
            #if os(iOS)
            Text("a").keyboardType(.numberPad)
            #endif
        }
    }
}

struct Fonts: View {
    var body: some View {
        Text("missing").font(.custom("No Such Font", size: 20))
        Text("round").fontDesign(.rounded)
        Image(systemName: "no.such.symbol")
        Color("No Such Colour")
    }
}

#Preview("stand-ins") { Portrait() }

@available(iOS 17, *)
#Preview("fonts") { VStack { Fonts() } }

#Preview("shapes", traits: .fixedLayout(width: 90, height: 60)) {
    Rectangle().fill(Color(white: 0.9)).frame(width: 20)
}

#Preview("lint", traits: .fixedLayout(width: 90, height: 60)) {
    VStack {
        Text("A long title in one line").lineLimit(1).foregroundStyle(Color(white: 0.8))
        Button("Go") {}
    }
    .overlay { Rectangle().fill(.blue).frame(width: 200, height: 1) }
}
