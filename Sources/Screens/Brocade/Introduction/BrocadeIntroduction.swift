import Framewright

/// The playground's first page: an explanation of Li brocades beside a finished one.
struct BrocadeIntroduction: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.theme) private var theme

    var body: some View {
        Group { if isPage { page } else { arrangement } }
            .background(ThemeColor("color.brocade.cloth"))
            .environment(\.theme, lightIndicator)
    }

    /// In accessibility sizes a phone held upright has no room for words and picture: both scroll together.
    private var isPage: Bool {
        dynamicTypeSize.isAccessibilitySize && horizontalSizeClass == .compact && verticalSizeClass == .regular
    }

    private var page: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 32) {
                words
                picture
            }
            .padding(20)
        }
    }

    private var arrangement: some View {
        IntroductionArrangement(margin: isRoomy ? 56 : 20, alignsWidths: isRoomy)() {
            ViewThatFits(in: .vertical) {
                words
                ScrollView { words }
            }
            picture
        }
    }

    private var picture: some View { ArtworkView(Brocade.picture).accessibilityIdentifier("picture") }

    /// The theme with an indicator that is seen on the dark cloth.
    private var lightIndicator: Theme {
        guard let ink = theme.color("color.brocade.caption") else { return theme }
        return theme.replacing(["color.control.scrollIndicator": ink])
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: isRoomy ? 24 : 12) {
            // A no-break space: the last word is never alone in its line.
            Text("Brocade of the\u{A0}Li")
                .font(isRoomy ? .custom("Helvetica Neue", size: 46, relativeTo: .largeTitle) : .title)
                .fontWeight(.semibold)
                .foregroundStyle(ThemeColor("color.brocade.caption"))
                .accessibilityIdentifier("title")
            VStack(alignment: .leading, spacing: isRoomy ? 16 : 8) {
                ForEach(Self.paragraphs, id: \.self) { Text($0) }
            }
            .font(isRoomy ? .title2 : .subheadline)
            .foregroundStyle(ThemeColor("color.brocade.thread.cream"))
            .accessibilityIdentifier("text")
        }
    }

    private var isRoomy: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

    private static let paragraphs = [
        "On the island of Hainan the Li have woven cotton for three thousand years. Frogs bring rain, flowers a good year, "
            + "and in the middle stands Dàlì shén, who held up the sky.",
        "A brocade is one half and its mirror image. Lay the pieces on the left; the right half follows.",
    ]
}
