import Framewright

/// Steps or time: one line, five spaces in. Long numbers move to the left, then shrink.
struct GameLabel: View {
    let text: String

    var body: some View {
        HStack(spacing: 0) {
            Spacer(minLength: 6).frame(maxWidth: 24)
            Text(text)
                .font(.system(relativeSize: 17.0 / 30))
                .lineLimit(1)
                .minimumScaleFactor(0.2)
                .layoutPriority(1)
            Spacer(minLength: 6)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
    }
}

/// The score below its name, 7 points apart.
struct ScoreLabel: View {
    let score: Int

    var body: some View {
        VStack(spacing: 7) {
            line("Score")
            line("\(score)")
        }
        .padding(.horizontal, 6)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(ThemeColor("color.course.label.ink"))
        .background(ThemeColor("color.course.label.background"), ignoresSafeAreaEdges: [])
    }

    private func line(_ text: String) -> some View {
        Text(text)
            .font(.system(relativeSize: 17.0 / 30))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
    }
}
