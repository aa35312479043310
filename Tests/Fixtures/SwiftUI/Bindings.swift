import SwiftUI

final class Settings: @unchecked Sendable {
    var isOn = false
    var names = ["a", "b"]
}

func binding(to settings: Settings) -> Binding<Bool> {
    Binding(get: { settings.isOn }, set: { settings.isOn = $0 })
}

extension Binding where Value == Bool {
    var negated: Binding<Bool> { Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}

extension Binding {
    func onSet(_ action: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: {
                wrappedValue = $0
                action($0)
            })
    }
}

struct Names: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var isOn: Bool
    }

    @State private var items = [Item(id: 1, name: "a", isOn: true)]
    @State private var numbers = [1, 2, 3]
    let settings = Settings()

    var body: some View {
        VStack {
            Toggle("on", isOn: binding(to: settings).negated)
            ForEach($items) { $item in
                HStack {
                    TextField("name", text: $item.name)
                    Toggle("on", isOn: $item.isOn.onSet { _ in })
                }
            }
            ForEach(items) { item in Text(item.name) }
            ForEach(numbers, id: \.self) { Text("\($0)") }
            ForEach(0..<3) { Text("\($0)") }
            ForEach(Array(numbers.enumerated()), id: \.offset) { index, number in Text("\(index) \(number)") }
        }
    }
}
