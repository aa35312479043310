import SwiftUI

struct Wave: Shape {
    var phase: Double
    var strength: CGFloat = 4

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + strength * sin(Double(x) / 10 + phase)))
        }
        return path
    }
}

struct Corner: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addRoundedRect(in: rect.insetBy(dx: inset, dy: inset), cornerSize: CGSize(width: 8, height: 8))
        }
    }

    func inset(by amount: CGFloat) -> Corner { Corner(inset: inset + amount) }
}

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: proposal.width ?? 100, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}

/// Both a view and a layout: the call with a closure must be the view's own initialiser where there is one.
struct Both<Content: View>: View, Layout {
    var content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    }
}

struct Angles: View {
    let turn: Angle = .degrees(30)

    var body: some View {
        VStack {
            FlowLayout(spacing: 4) {
                Text("a")
                Text("b")
            }
            FlowLayout { Text("c") }
            Both { Text("d") }
            Wave(phase: 0.5).stroke(lineWidth: 2).rotationEffect(turn * 2)
            Corner().strokeBorder(.red, lineWidth: 1).rotationEffect(turn / 2 + .radians(1) - turn)
            Rectangle().rotationEffect(-turn).rotation3DEffect(turn * 2, axis: (x: 1, y: 0, z: 0))
        }
    }
}
