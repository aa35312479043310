import Framewright
import FramewrightModels

/// The course report's app, to be played: the screen on top, time that passes, and the colours the player has picked.
struct CourseAppView: View {
    @State private var app: CourseApp
    /// The moment the app has been brought to, in milliseconds on the screen's clock.
    @State private var reached = 0
    @State private var queue = ActionQueue()
    /// What can still be seen below the screen that is coming up.
    @State private var covered: CourseNavigation.Screen?
    /// How many screens have come or gone: the end of a movement counts only if it was the last.
    @State private var turns = 0
    @Environment(\.theme) private var theme
    /// Rows of the rank list that have been scrolled away, till it is closed.
    @State private var scrolledRows: Int
    private let picked: ([ColorEditor.Change]) -> Void

    /// - Parameters:
    ///   - scrolledRows: rows of the rank list that have been scrolled away.
    ///   - picked: hears of everything picked so far when a colour has been confirmed.
    init(_ app: CourseApp, scrolledRows: Int = 0, picked: @escaping ([ColorEditor.Change]) -> Void = { _ in }) {
        _app = State(initialValue: app)
        _scrolledRows = State(initialValue: scrolledRows)
        self.picked = picked
    }

    var body: some View {
        TimelineView(NextChange(wake: wake)) { context in
            screens
                .environment(\.theme, theme.showing(app.changes))
                .onChange(of: UpdatePoint(date: context.date, waiting: queue.waiting.count)) { _, moment in
                    arrive(at: moment.milliseconds)
                }
                .onChange(of: app.changes) { _, changes in picked(changes) }
        }
    }

    /// The one in use, and while that comes up the one it comes up over.
    private var screens: some View {
        ZStack {
            if shows(.launch) { LaunchScreen(sequence: app.launch, send: send).covering(over: covered, .launch) }
            if shows(.game), let game = app.game {
                GameScreen(game: game, dialog: app.dialog, name: name, send: send).covering(over: covered, .game)
            }
            if shows(.rank) { rank.covering(over: covered, .rank) }
            if shows(.colors), let editor = shown.editor {
                ColorEditorScreen(editor: editor, text: text(of:), send: send).covering(over: covered, .colors)
            }
        }
        .ignoresSafeArea()
    }

    /// The app over the theme's background.
    private var shown: CourseApp {
        var shown = app
        if let color = theme.color("color.course.background") { shown.background = RGBColor(color) }
        return shown
    }

    private func shows(_ screen: CourseNavigation.Screen) -> Bool {
        app.navigation.topScreen == screen || covered == screen
    }

    private var rank: some View {
        let sorting = app.sorting ?? RankSorting()
        return RankScreen(
            entries: app.ranking.entries(by: sorting), sorting: sorting, scrolledRows: scrolledRows, send: send)
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
    private struct UpdatePoint: Equatable {
        let date: Double
        let waiting: Int

        var milliseconds: Int { Int((date * 1000).rounded()) }
    }

    private var wake: Double? { app.millisecondsToNextChange.map { Double(reached + $0) / 1000 } }

    private func send(_ action: CourseApp.Action) {
        var longer = queue
        if longer.keeps(action) { queue = longer } else { perform(action) }
    }

    private func perform(_ action: CourseApp.Action) {
        var next = shown
        next.send(action)
        if let change = Navigating(from: app.navigation, to: next.navigation) {
            withAnimation(change.animation) {
                show(next, change)
            } completion: { [turn = turns + 1] in
                if turns == turn { covered = nil }
            }
        } else {
            app = next
        }
    }

    private func show(_ next: CourseApp, _ change: Navigating) {
        turns += 1
        covered = change == .cover ? app.navigation.topScreen : nil
        if app.navigation.top == .rank { scrolledRows = 0 }
        app = next
    }

    /// Touches that leave the clock alone need no time to pass first; it does when the clock next changes.
    private func arrive(at now: Int) {
        let isDue = app.millisecondsToNextChange.map { reached + $0 <= now } ?? false
        guard isDue || !queue.waiting.isEmpty else { return }
        app.advance(milliseconds: max(0, now - reached))
        reached = max(now, reached)
        for action in queue.takeAll() { perform(action) }
    }
}
