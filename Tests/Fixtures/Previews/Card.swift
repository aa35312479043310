import SwiftUI

struct Tick: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

struct Card: View {
    let title: String
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text(title).font(.title).bold()
            Tick().stroke(.green, lineWidth: 6).frame(width: 60, height: 40)
            Button("Count \(count)") { count += 1 }
        }
        .padding()
    }
}

struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card(title: "Short")
        Card(title: "A longer title").previewDisplayName("long").previewLayout(.sizeThatFits)
    }
}
