import Framewright
import FramewrightModels

/// The course report's app, to be played: the screen on top, time that passes, and the colours the player has picked.
struct CourseAppView: View {
    @State private var app: CourseApp
    /// The moment the app has been brought to, in milliseconds on the screen's clock.
    @State private var reached = 0
    /// What a touch has asked for that stops, starts or turns back the clock. It is done at the moment of the frame it
    /// belongs to, after the time before it has passed.
    @State private var waiting: [CourseApp.Action] = []
    @Environment(\.theme) private var theme
    private let scrolledRows: Int
    private let picked: ([ColorEditor.Change]) -> Void

    /// - Parameters:
    ///   - scrolledRows: rows of the rank list that have been scrolled away.
    ///   - picked: hears of everything picked so far when a colour has been confirmed.
    init(_ app: CourseApp, scrolledRows: Int = 0, picked: @escaping ([ColorEditor.Change]) -> Void = { _ in }) {
        _app = State(initialValue: app)
        self.scrolledRows = scrolledRows
        self.picked = picked
    }

    var body: some View {
        TimelineView(NextChange(wake: wake)) { context in
            screen
                .environment(\.theme, theme.showing(app.changes))
                .onChange(of: Moment(date: context.date, waiting: waiting.count)) { _, moment in
                    arrive(at: moment.milliseconds)
                }
                .onChange(of: app.changes) { _, changes in picked(changes) }
        }
    }

    @ViewBuilder private var screen: some View {
        switch app.navigation.top {
        case .launch: LaunchScreen(sequence: app.launch, send: send)
        case .game, .nickname:
            if let game = app.game { GameScreen(game: game, dialog: app.dialog, name: name, send: send) }
        case .rank:
            RankScreen(
                entries: app.ranking.entries(by: app.sorting ?? RankSorting()), sorting: app.sorting ?? RankSorting(),
                scrolledRows: scrolledRows, send: send)
        case .colors: if let editor = app.editor { ColorEditorScreen(editor: editor, text: text(of:), send: send) }
        }
    }

    /// What is typed into the dialog.
    private var name: Binding<String> {
        Binding(get: { app.dialog?.text ?? "" }, set: { send(.typeName($0)) })
    }

    /// What is typed into a field of the editor.
    private func text(of field: ColorEditor.Field) -> Binding<String> {
        Binding(get: { app.editor?.text(of: field) ?? "" }, set: { send(.typeColor($0, into: field)) })
    }

    /// A moment a frame is made at, and how much is to be done there.
    private struct Moment: Equatable {
        let date: Double
        let waiting: Int

        var milliseconds: Int { Int((date * 1000).rounded()) }
    }

    private var wake: Double? { app.millisecondsToNextChange.map { Double(reached + $0) / 1000 } }

    private func send(_ action: CourseApp.Action) {
        if action.touchesClock { waiting.append(action) } else { app.send(action) }
    }

    /// Touches that leave the clock alone need no time to pass first; it does when the clock next changes.
    private func arrive(at now: Int) {
        let isDue = app.millisecondsToNextChange.map { reached + $0 <= now } ?? false
        guard isDue || !waiting.isEmpty else { return }
        app.advance(milliseconds: max(0, now - reached))
        reached = max(now, reached)
        for action in waiting { app.send(action) }
        waiting = []
    }
}

extension CourseApp.Action {
    /// Whether the clock, or the launch animation, goes on otherwise after it.
    fileprivate var touchesClock: Bool {
        switch self {
        case .open, .close, .undo, .restart, .togglePause, .confirm: true
        case .swipe, .tap, .sort, .typeName, .beginEditing, .typeColor, .endEditing: false
        }
    }
}
