import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

/// An expectation that a view matches its snapshot, with the place of the test.
@MainActor
struct SnapshotExpectation {
    let place: SnapshotPlace
    let sourceLocation: SourceLocation
    var registry = SnapshotRegistry.shared
    /// Makes the view's image at the place.
    let snapshot: @MainActor (SnapshotPlace) throws -> ViewSnapshot

    /// Compares the view and records an issue if it differs. `mode` is nil if the environment contains an invalid
    /// value.
    func check(_ mode: RecordMode?) {
        guard let mode else {
            let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return fail(["\(RecordMode.variable) is one of \(words)"])
        }
        do {
            var image = try snapshot(place)
            let path = "\(place.folder)/\(image.file)"
            let isParameterized = Test.current?.isParameterized == true
            if let problem = registry.claim(path, for: place, isParameterized: isParameterized) { return fail(problem) }
            let result = try image.result(mode)
            guard !result.isSame else { return }
            try attach(result.images, of: image.file)
            fail(["\(result.file): \(result.status.rawValue)"] + result.details)
        } catch {
            fail(["\(place.reference) cannot be pictured: \(words(for: error))"])
        }
    }

    /// Attaches images under the name of the snapshot, which contains device and theme.
    private func attach(_ images: [SnapshotResult.Image], of file: String) throws {
        let name = PathComponent.shortened(String(file.dropLast(".png".count)).replacing("/", with: "-"))
        for image in images {
            let bytes = try InputFile.read(image.path, limit: PNGFile.sizeLimit)
            Attachment.record(bytes, named: "\(name).png", sourceLocation: sourceLocation)
        }
    }

    private func fail(_ lines: [String]) {
        Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
    }
}

/// Returns the message and hint of an error.
func words(for error: any Error) -> String {
    switch error {
    case let error as DeviceError: "\(error.message); \(error.hint)"
    case let error as RenderError: "\(error.message); \(error.hint)"
    case let error as SnapshotError: "\(error.message); \(error.hint)"
    case let error as ThemeError: "\(error.message); \(error.hint)"
    default: "\(error)"
    }
}
