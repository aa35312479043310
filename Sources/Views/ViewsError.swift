public import FramewrightTypography

/// Why a view could not be drawn.
public enum ViewsError: Error, Equatable {
    /// A view asked for a theme token that neither the theme nor its fallbacks define.
    case unknownToken(String, theme: String)
    /// A font is missing or broken.
    case typography(TypographyError)
    /// A picture, by its name, path or size, is missing or broken.
    case image(String, ImageFailure)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .unknownToken(let token, let theme): "no colour token '\(token)' for theme '\(theme)'"
        case .typography(let error): error.message
        case .image(let label, let failure): "image \(label): \(failure.message)"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .unknownToken(let token, _): "define \(token) in the theme file"
        case .typography(let error): error.hint
        case .image(_, let failure): failure.hint
        }
    }
}
