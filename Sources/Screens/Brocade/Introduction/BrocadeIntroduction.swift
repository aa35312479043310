import Framewright

/// The playground's first page: an explanation of Li brocades beside a finished one.
struct BrocadeIntroduction: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        IntroductionArrangement(margin: isRoomy ? 56 : 20, alignsWidths: isRoomy)() {
            ViewThatFits(in: .vertical) {
                words
                ScrollView { words }
            }
            ArtworkView(Brocade.picture).accessibilityIdentifier("picture")
        }
        .background(ThemeColor("color.brocade.cloth"))
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: isRoomy ? 24 : 12) {
            Text("Brocade of the Li")
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
