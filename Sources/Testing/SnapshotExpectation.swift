import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

/// A view that must look as it was recorded, and who says so.
@MainActor
struct SnapshotExpectation {
    let view: AnyView
    let place: SnapshotPlace
    let look: SnapshotTraits
    let sourceLocation: SourceLocation
    var registry = SnapshotRegistry.shared

    /// Records an issue where it does not; `mode` is nil where the environment asks for something that is none.
    func check(_ mode: RecordMode?) {
        guard let mode else {
            let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return fail(["\(RecordMode.variable) is one of \(words)"])
        }
        do {
            var picture = try ViewSnapshot(view, at: place, look)
            let path = "\(place.folder)/\(picture.file)"
            let isParameterized = Test.current?.isParameterized == true
            if let problem = registry.claim(path, for: place, isParameterized: isParameterized) { return fail(problem) }
            let result = try picture.result(mode)
            guard !result.isSame else { return }
            try attach(result.pictures, of: picture.file)
            fail(["\(result.file): \(result.status)"] + result.details)
        } catch {
            fail(["\(place.reference) cannot be pictured: \(words(for: error))"])
        }
    }

    /// Under the path's name, which has device and theme in it.
    private func attach(_ pictures: [SnapshotResult.Picture], of file: String) throws {
        let name = PathComponent.shortened(String(file.dropLast(".png".count)).replacing("/", with: "-"))
        for picture in pictures {
            let bytes = try InputFile.read(picture.path, limit: PNGFile.sizeLimit)
            Attachment.record(bytes, named: "\(name).png", sourceLocation: sourceLocation)
        }
    }

    private func fail(_ lines: [String]) {
        Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
    }
}

/// What is wrong, and what to do.
private func words(for error: any Error) -> String {
    switch error {
    case let error as DeviceError: "\(error.message); \(error.hint)"
    case let error as RenderError: "\(error.message); \(error.hint)"
    case let error as SnapshotError: "\(error.message); \(error.hint)"
    case let error as ThemeError: "\(error.message); \(error.hint)"
    default: "\(error)"
    }
}
