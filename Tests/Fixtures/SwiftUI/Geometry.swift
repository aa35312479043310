// The names of Core Graphics are those of SwiftUI in files that import Foundation too.
import Combine
import CoreGraphics
import Foundation
import SwiftUI

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
    func grown(by distance: CGFloat) -> CGRect { insetBy(dx: -distance, dy: -distance) }
}

struct Star: Shape {
    var inset: CGFloat = 2

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - inset
        return Path { path in
            for index in 0..<5 {
                let angle = CGFloat(index) * 4 * .pi / 5
                let point = CGPoint(x: rect.middle.x + sin(angle) * radius, y: rect.midY - cos(angle) * radius)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct Columns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: CGFloat(subviews.count) * 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.grown(by: 1).origin, proposal: .unspecified) }
    }
}

struct Stars: View {
    @State private var offset = CGSize.zero
    @State private var size: CGFloat = 10
    let made: Date

    var body: some View {
        Columns { Star().frame(width: size, height: size * CGFloat(sqrt(2.0))).offset(offset) }
            .transformEffect(CGAffineTransform(scaleX: 2, y: 2))
            .gesture(DragGesture().onChanged { offset = $0.translation })
    }
}
