import SwiftUI

/// Asks for the time, for chance and for the order of a set.
struct Chance: View {
    @State private var number = Int.random(in: 0..<1_000_000)
    private let words: Set = ["one", "two", "three", "four", "five"]

    var body: some View {
        VStack {
            Text("\(Date())")
            Text("\(number)")
            Text(UUID().uuidString)
            Text(words.joined(separator: " "))
            Text((1...9).shuffled().map(String.init).joined(separator: " "))
        }
    }
}

#Preview("chance") { Chance() }
