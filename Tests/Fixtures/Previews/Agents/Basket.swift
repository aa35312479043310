import SwiftUI

/// A screen that a coding agent edits and uses.
struct Basket: View {
    @State var items: [String] = []
    @State private var name = ""

    var body: some View {
        VStack(spacing: 16) {
            Text("\(items.count) items").font(.title).accessibilityIdentifier("count")
            TextField("Name", text: $name).frame(minHeight: 44).accessibilityIdentifier("name")
            Button {
                items.append(name)
                name = ""
            } label: {
                Text("Add").frame(minWidth: 44, minHeight: 44)
            }
            Button {
                name = items[2]
            } label: {
                Text("Third").frame(minWidth: 44, minHeight: 44)
            }
            ForEach(items, id: \.self) { Text($0) }
            AsyncImage(url: URL(string: "https://example.com/basket.png")).frame(height: 60)
        }
        .padding()
    }
}

#Preview("empty") { Basket() }

#Preview("full") { Basket(items: ["Apples", "Pears", "Plums"]) }
