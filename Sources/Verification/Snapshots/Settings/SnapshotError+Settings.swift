import Framewright
import FramewrightDocuments
import FramewrightTheming

extension SnapshotError {
    /// Wraps an error about a device, theme or context named in the settings. Returns nil for other errors.
    ///
    /// - Parameter place: Returns the position of a member of the settings.
    public init?(_ error: any Error, place: (_ member: String) -> String) {
        switch error {
        case let error as DeviceError: self = .screen(place("device"), message: error.message, hint: error.hint)
        case let error as FileError: self = .themeFile(place("theme"), error)
        case let error as ThemeError:
            let member = if case .unknownContext = error { "context" } else { "theme" }
            self = .screen(place(member), message: error.message, hint: "\(error.hint)")
        default: return nil
        }
    }
}
