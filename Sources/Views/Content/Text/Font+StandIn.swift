import FramewrightTypography

extension TypographyError {
    /// A remark on the font that is drawn instead; nil for errors that no other font avoids.
    var standIn: String? {
        switch self {
        case .unknownFamily(let family, _): "the font family \"\(family)\" is not installed; drawn in the system font"
        case .designMissing(let design):
            "there is no typeface of the \(design.rawValue) design; drawn in the default design"
        default: nil
        }
    }
}

extension Font {
    /// Returns the font without the family or design that is missing.
    func replacing(_ error: TypographyError) -> Font {
        switch error {
        case .unknownFamily(let name, _) where family.lowercased() == name.lowercased():
            changing { $0.family = "system" }
        case .designMissing(let missing) where design == missing: changing { $0.design = .default }
        default: self
        }
    }
}
