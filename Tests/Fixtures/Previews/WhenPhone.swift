import SwiftUI

struct Counting: AnimatableModifier {
    var number: Double

    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}

#if os(iOS)
#Preview("condition for iOS") {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    precondition(kinds.first == .moveToPoint && kinds.last == .closeSubpath && kinds.count == 6)
    precondition(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    precondition(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    return Color(UIColor.secondarySystemBackground).modifier(Counting(number: 1))
}
#endif
