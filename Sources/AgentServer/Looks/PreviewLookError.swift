import FramewrightDocuments
import FramewrightPreviews

/// An error of showing a preview.
enum PreviewLookError: Error, Hashable {
    /// No preview has that name. Files that do not compile may have it; a line on each.
    case unknown(String, known: [String], leftOut: [String])
    /// The preview cannot be drawn: the reason in one line.
    case failed(String, place: String?, reason: String, hasSteps: Bool)
    /// The steps on a screen are more, or have more text, than are played again.
    case tooManySteps

    var message: String {
        switch self {
        case .unknown(let reference, _, let leftOut):
            (["there is no preview \(reference)"] + leftOut).joined(separator: "\n")
        case .failed(let reference, let place, let reason, _):
            "\(place.map { "\($0): " } ?? "")\(reference) cannot be drawn: \(reason)".printable()
        case .tooManySteps:
            "a preview takes \(PreviewScreen.stepLimit) steps of \(LookRequest.lengthLimit) characters in all, these are more"
        }
    }

    var hint: String {
        switch self {
        case .unknown(_, _, let leftOut) where !leftOut.isEmpty: "repair the files that were left out"
        case .unknown(let reference, let known, _):
            known.isEmpty
                ? "the sources have no #Preview: add one"
                : Suggestion.nearest(to: reference, among: known).map { "did you mean \($0)?" }
                    ?? "list shows all: \(known.prefix(10).joined(separator: ", "))"
        case .failed(_, _, _, true):
            "repair the code, and look again; the screen is as it was before this call, other screens are not affected"
        case .failed: "repair the code, and look again; other screens are not affected"
        case .tooManySteps: "open another session, or play a shorter script"
        }
    }
}
