import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification

/// A box that moves 96 points to the right when tapped, and the steps of its animation.
struct Box: Sendable {
    var wait = 0.1
    var duration = 0.2
    var hold = 0.2
    var target: TouchTarget = "box"
    /// A text shown in too little space after the tap.
    var caption = ""
    /// The same before the tap.
    var captionBefore = ""
    /// True if another box enters from outside the screen after the tap.
    var hasVisitor = false

    fileprivate var animation: NamedAnimation {
        NamedAnimation(
            "slide", summary: "", steps: [.wait(wait), .tap(target), .waitUntilSettled, .hold(hold)]
        ) { BoxView(box: self) }
    }
}

private struct BoxView: View {
    let box: Box
    @State var isRight = false

    var body: some View {
        VStack {
            Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("box").offset(x: isRight ? 96 : 0)
                .contentShape(Rectangle().inset(by: -2))
                .onTapGesture { withAnimation(.linear(duration: box.duration)) { isRight.toggle() } }
            if isRight, box.hasVisitor {
                Color.red.frame(width: 40, height: 40).transition(.offset(x: 400, y: 0))
            }
            let caption = isRight ? box.caption : box.captionBefore
            if !caption.isEmpty { Text(caption).lineLimit(1).frame(width: 20) }
        }
    }
}

/// A temporary folder of snapshots of an animated box.
@MainActor
final class AnimationFolder {
    let path = NSTemporaryDirectory() + "films-" + UUID().uuidString

    nonisolated deinit { try? FileManager.default.removeItem(atPath: path) }

    func store(_ box: Box, fps: String = "60") throws -> SnapshotStore {
        let text = #"{"references": "films", "fps": \#(fps), "screens": [{"device": "iphone-se-1"}]}"#
        try Folder.create(for: "\(path)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(path)/framewright.json")
        let scene = SceneDefinition("box", summary: "", states: [("still", "", 0)]) { _ in EmptyView() }
        let catalogue = Catalogue([scene.animations([box.animation])])
        return try SnapshotStore(folder: path, catalogue: catalogue) { _ in .documented }
    }

    func record(_ box: Box, jobs: Int = 1) throws -> RecordOutcome {
        var store = try store(box)
        let outcome = try store.record(store.requests()[0], isContinuousIntegration: false, jobs: jobs)
        try store.saveManifest()
        return outcome
    }

    func verify(_ box: Box, fps: String = "60", jobs: Int = 1) throws -> SnapshotOutcome {
        let store = try store(box, fps: fps)
        return try store.verify(store.requests(), failures: "\(path)/failures", jobs: jobs)[0]
    }

    /// Returns the failure of verifying another box than the recorded one.
    func failure(_ box: Box, fps: String = "60") throws -> AnimationFailure {
        switch try verify(box, fps: fps) {
        case .otherAnimation(let failure): return failure
        case let outcome: throw Unexpected(outcome: outcome)
        }
    }

    struct Unexpected: Error { let outcome: SnapshotOutcome }

    func manifest() throws -> String {
        String(decoding: try InputFile.read("\(path)/manifest.json", limit: 1 << 20), as: UTF8.self)
    }

    func edit(_ old: String, _ new: String) throws {
        try OutputFile.write(Array(try manifest().replacing(old, with: new).utf8), to: "\(path)/manifest.json")
    }
}
