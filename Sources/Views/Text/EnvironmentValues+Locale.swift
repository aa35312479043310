public import FoundationEssentials
import FramewrightTypography

extension EnvironmentValues {
    /// The locale, for formats, translations and the shapes of ideographs.
    ///
    /// In a program without full Foundation, locales have no identifier; set `languageTag` there.
    public var locale: FoundationEssentials.Locale {
        get { self[LocaleKey.self] ?? FoundationEssentials.Locale(identifier: languageTag) }
        set {
            self[LocaleKey.self] = newValue
            let identifier = newValue.identifier.prefix { $0 != "@" }
            self[LanguageKey.self] = FramewrightTypography.Locale(identifier: String(identifier))
        }
    }

    /// The language tag of the locale (BCP 47) in lowercase, such as `zh-hant-hk`.
    public var languageTag: String {
        get { textLocale.identifier }
        set { textLocale = FramewrightTypography.Locale(identifier: newValue) }
    }

    /// The calendar of dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates; Greenwich time unless set, so that pictures do not depend on the machine.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The locale for shaping text.
    var textLocale: FramewrightTypography.Locale {
        get { self[LanguageKey.self] }
        set {
            self[LanguageKey.self] = newValue
            self[LocaleKey.self] = nil
        }
    }

    /// The source of translations; nil if there is none.
    package var stringTables: (any StringTables)? {
        get { self[StringTablesKey.self] }
        set { self[StringTablesKey.self] = newValue }
    }
}

private enum LocaleKey: EnvironmentKey {
    static let defaultValue: FoundationEssentials.Locale? = nil
}

private enum LanguageKey: EnvironmentKey {
    static let defaultValue = FramewrightTypography.Locale(identifier: "en")
}

private enum CalendarKey: EnvironmentKey {
    static let defaultValue = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.gmt
}

private enum StringTablesKey: EnvironmentKey {
    static let defaultValue: (any StringTables)? = nil
}
