import Framewright
import FramewrightModels

/// The interactive app of the course report: the screen on top, the passing of time, and the colours picked by the
/// player.
struct CourseAppView: View {
    @State private var app: CourseApp
    /// The time up to which the app has been advanced, in milliseconds on the screen's clock.
    @State private var reached = 0
    @State private var queue = ActionQueue()
    /// The screen still visible below the one that is appearing.
    @State private var covered: CourseNavigation.Screen?
    /// The number of screen transitions: the completion of a transition counts only if it was the latest.
    @State private var turns = 0
    @Environment(\.theme) private var theme
    /// The number of rows of the rank list that are scrolled away; reset when the list is closed.
    @State private var scrolledRows: Int
    private let picked: ([ColorEditor.Change]) -> Void

    /// - Parameters:
    ///   - scrolledRows: the number of rows of the rank list that are scrolled away at first.
    ///   - picked: called with all changes picked so far whenever a colour has been confirmed.
    init(_ app: CourseApp, scrolledRows: Int = 0, picked: @escaping ([ColorEditor.Change]) -> Void = { _ in }) {
        _app = State(initialValue: app)
        _scrolledRows = State(initialValue: scrolledRows)
        self.picked = picked
    }

    var body: some View {
        TimelineView(NextChange(wake: wake)) { context in
            screens
                .environment(\.theme, theme.showing(app.changes))
                .onChange(of: UpdatePoint(date: context.seconds, waiting: queue.waiting.count)) { _, moment in
                    arrive(at: moment.milliseconds)
                }
                .onChange(of: app.changes) { _, changes in picked(changes) }
        }
    }

    /// The screen on top and, during a transition, the one below it.
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

    /// The app with the theme's background as its initial background.
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

    /// The text of the dialog.
    private var name: Binding<String> {
        Binding(get: { app.dialog?.text ?? "" }, set: { send(.typeName($0)) })
    }

    /// Returns the text of a field of the editor.
    private func text(of field: ColorEditor.Field) -> Binding<String> {
        Binding(get: { app.editor?.text(of: field) ?? "" }, set: { send(.typeColor($0, into: field)) })
    }

    /// The time of a frame and the number of actions waiting for it.
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
                open(next, change)
            } completion: { [turn = turns + 1] in
                if turns == turn { covered = nil }
            }
        } else {
            app = next
        }
    }

    private func open(_ next: CourseApp, _ change: Navigating) {
        turns += 1
        covered = change == .cover ? app.navigation.topScreen : nil
        if app.navigation.top == .rank { scrolledRows = 0 }
        app = next
    }

    /// Advances the app to a frame's time and performs the waiting actions. Without a due change or a waiting action
    /// nothing happens; the time is applied with the next change of the clock.
    private func arrive(at now: Int) {
        let isDue = app.millisecondsToNextChange.map { reached + $0 <= now } ?? false
        guard isDue || !queue.waiting.isEmpty else { return }
        app.advance(milliseconds: max(0, now - reached))
        reached = max(now, reached)
        for action in queue.takeAll() { perform(action) }
    }
}
