import SwiftUI

enum Badges {
    @MainActor static let star = Text("star").font(.caption)
    @MainActor static var pair: some View {
        HStack {
            star
            Circle().frame(width: 8, height: 8)
        }
    }
    @MainActor @ViewBuilder static func badge(_ isNew: Bool) -> some View {
        if isNew { Text("new").bold() } else { EmptyView() }
    }
}

struct Badge: View {
    static let size: CGFloat = 12
    static let animation = Animation.spring()
    static let shape = RoundedRectangle(cornerRadius: 4)
    let isNew: Bool

    init(isNew: Bool = true) { self.isNew = isNew }

    var body: some View {
        Badges.badge(isNew).frame(width: Self.size).clipShape(Self.shape).animation(Self.animation, value: isNew)
    }
}

enum Screens: CaseIterable, Identifiable {
    case one, two

    var id: Self { self }
    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .one: Badge()
        case .two: Text("a") + Text("b").bold()
        }
    }
}
