import FramewrightDrawing
import FramewrightLayoutEngine

/// The red disc with a minus at the leading end of a row that can be deleted.
struct DeletionMark: View {
    @Environment(\.bodyGrowth) private var growth
    @Environment(\.revealActions) private var reveal

    var body: some View {
        Circle().fill(.control(.destructive))
            .overlay { Capsule().fill(.control(.onAccent)).frame(width: 11 * growth, height: 2 * growth) }
            .frame(width: 22 * growth, height: 22 * growth)
            .contentShape(Rectangle())
            .interacting([.tap(count: 1) { _ in reveal.run() }])
    }
}

/// The circle at the leading end of a row that can be selected, with a check mark if it is.
struct SelectionMark: View {
    @Environment(\.self) private var environment
    let isSelected: Bool

    var body: some View {
        let size = 22 * environment.bodyGrowth
        ZStack {
            if isSelected {
                Circle().fill(environment.accent)
                CheckMark()
                    .stroke(.control(.onAccent), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: size / 2, height: size / 2)
            } else {
                Circle().strokeBorder(.control(.placeholder), lineWidth: 1.5)
            }
        }
        .frame(width: size, height: size)
    }
}

/// The lines at the trailing end of a row that can be moved. A drag moves the row by whole rows when it ends.
struct MoveHandle: View {
    @Environment(\.bodyGrowth) private var growth
    let height: Double
    let move: @MainActor (Int) -> Void

    var body: some View {
        VStack(spacing: 3 * growth) {
            ForEach(0..<3) { _ in Capsule().fill(.control(.placeholder)).frame(width: 18 * growth, height: 2 * growth) }
        }
        .padding(.vertical, 8)
        .contentShape(Rectangle())
        .interacting([
            .drag(minimumDistance: 4, changed: { _ in }) { drag in
                let rows = ((drag.location.y - drag.start.y) / height).rounded()
                if rows != 0 { move(Int(rows)) }
            }
        ])
    }
}

/// The action that reveals the swipe actions of the row around a view.
struct RevealAction: Sendable {
    let run: @MainActor () -> Void
}

extension EnvironmentValues {
    var revealActions: RevealAction {
        get { self[RevealKey.self] }
        set { self[RevealKey.self] = newValue }
    }
}

private enum RevealKey: EnvironmentKey {
    static let defaultValue = RevealAction {}
}
