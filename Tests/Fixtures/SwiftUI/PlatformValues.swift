import SwiftUI

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let radii = CGSize(width: radius, height: radius)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
        return Path(path.cgPath)
    }
}

struct PathBuilder: Shape {
    func path(in rect: CGRect) -> Path {
        let path = CGMutablePath()
        path.move(to: CGPointMake(rect.minX, rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addArc(center: rect.origin, radius: 4, startAngle: 0, endAngle: .pi, clockwise: true)
        path.closeSubpath()
        return Path(path)
    }
}

struct PlatformColors: View {
    private let warm = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    private let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

    var body: some View {
        VStack {
            Color(UIColor.systemBackground)
            Color(.secondarySystemBackground)
            Color(uiColor: .label)
            Color(warm.withAlphaComponent(0.5))
            Color(adaptive)
            Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        }
        .frame(width: UIScreen.main.bounds.width / 2)
    }
}
