import Framewright
import FramewrightDocuments
import FramewrightTheming

extension SnapshotError {
    /// An error about what the settings name: a device, a theme, or a context. Nil for others.
    ///
    /// - Parameter place: where the settings name it, by the member that does.
    public init?(_ error: any Error, place: (_ member: String) -> String) {
        switch error {
        case let error as DeviceError: self = .screen(place("device"), message: error.message, hint: error.hint)
        case let error as FileError: self = .themeFile(place("theme"), error)
        case let error as ThemeError:
            let member = if case .unknownContext = error { "context" } else { "theme" }
            self = .screen(place(member), message: error.message, hint: error.hint)
        default: return nil
        }
    }
}
