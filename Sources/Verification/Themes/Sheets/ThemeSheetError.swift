public import FramewrightDocuments

/// An error that prevents a sheet from being drawn.
public enum ThemeSheetError: Error, Hashable {
    case tooMany(Int)
    case tooManyTokens(Int)
    case tooLarge

    /// The problem in words.
    public var message: String {
        switch self {
        case .tooMany(let count): "\(count) contexts of themes do not fit side by side"
        case .tooManyTokens(let count): "\(count) tokens do not fit on a sheet"
        case .tooLarge: "the sheet would have more than 120 million pixels, or a side of more than 16,384"
        }
    }

    /// The suggested remedy.
    public var hint: Hint {
        switch self {
        case .tooMany: "at most \(ThemeSheet.maximumPanels): name fewer themes"
        case .tooManyTokens: "name fewer themes, or a theme with fewer tokens and contexts"
        case .tooLarge:
            "choose fewer screens with \(.setting(.scene)) and \(.setting(.device)), or themes of fewer colours and shorter descriptions"
        }
    }
}
