import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

final class Counter {
    var count = 0
}

struct Measured: View {
    @State private var width: CGFloat = 0
    let counter = Counter()

    var body: some View {
        Text("Hello")
            .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            .onPreferenceChange(WidthKey.self) { width = $0 }
            .alignmentGuide(.leading) { dimensions in dimensions[.leading] + width / 2 }
            .alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] - 2 }
            .onAppear { counter.count += 1 }
            .onChange(of: width) { old, new in counter.count += Int(new - old) }
            .onChange(of: width) { counter.count += 1 }
            .onChange(of: width, initial: true) { counter.count += 1 }
            .gesture(DragGesture().onChanged { width = $0.translation.width }.onEnded { _ in counter.count = 0 })
    }
}
