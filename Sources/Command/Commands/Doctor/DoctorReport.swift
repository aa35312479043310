import Framewright

/// The state of everything that the tool needs on a machine.
struct DoctorReport: Sendable {
    /// A part of the machine.
    enum Topic: String, CaseIterable, Sendable {
        case tool, swift, fonts, libraries, previews, picture, hashes
    }

    /// The state of one thing.
    enum State: String, Sendable {
        case fine
        /// There, but with another content than the pixels of this version need.
        case different
        /// Not there, and needed.
        case missing
        /// Not there, and needed only for some commands.
        case absent
    }

    /// One thing that the tool needs.
    struct Check: Hashable, Sendable {
        var topic: Topic
        /// The name of the thing, such as a library or a font file.
        var name: String
        var state = State.fine
        /// The version of a program or library, the hash of a file.
        var version: String?
        /// The path at which it was found.
        var path: String?
        /// A sentence for people.
        var note: String?
        /// The Debian package that provides it.
        var package: String?
    }

    /// The checks, in the order of topics.
    var checks: [Check] = []

    /// The checks of one topic.
    func checks(of topic: Topic) -> [Check] { checks.filter { $0.topic == topic } }

    /// True if something that is needed is missing.
    var isMissingSomething: Bool { checks.contains { $0.state == .missing } }

    /// True if something differs from what the pixels of this version need.
    var isDifferent: Bool { checks.contains { $0.state == .different } }

    /// The Debian packages that provide what is missing or absent, each once, sorted.
    var packages: [String] {
        Set(checks.filter { $0.state == .missing || $0.state == .absent }.compactMap(\.package)).sorted()
    }

    /// Checks this machine.
    ///
    /// - Parameter catalogue: The screens whose pictures are compared with the table of hashes; nil for none.
    @MainActor
    static func ofThisMachine(hashes catalogue: Catalogue? = nil) -> DoctorReport {
        let renderer = Renderer()
        return DoctorReport(
            checks: [toolCheck, swiftCheck] + fontChecks(renderer.fonts) + libraryChecks + previewChecks
                + [pictureCheck(renderer)] + (catalogue.map { [hashCheck($0)] } ?? []))
    }

    private static var toolCheck: Check { Check(topic: .tool, name: "renderer", version: Renderer.version) }
}
