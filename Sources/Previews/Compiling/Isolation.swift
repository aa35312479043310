import FramewrightDocuments

/// The protection of the system from the code of previews.
public enum Isolation: Hashable, Sendable {
    /// Namespaces of the kernel: no network, no other processes, and a file system that is read-only but for one
    /// folder.
    case sandbox
    /// None but the limits of time and memory.
    case unsandboxed
}

/// Runs programs that execute code of users: the compiler, SwiftPM and the runner.
struct IsolatedProcess: Sendable {
    /// The exit code of the runner if the system does not allow a sandbox.
    private static let refused: Int32 = 71

    /// The kit with the program that makes the sandbox.
    private let kit: PreviewKit
    private let isolation: Isolation
    /// Whether the caller no longer needs the result. The program is then ended.
    var isCancelled: @Sendable () -> Bool

    init(_ kit: PreviewKit, isolation: Isolation, isCancelled: @escaping @Sendable () -> Bool = { false }) {
        (self.kit, self.isolation, self.isCancelled) = (kit, isolation, isCancelled)
    }

    /// Throws `sandboxRefused` if a sandbox is asked for and the system does not allow it.
    func check(writing folder: String) throws(PreviewError) {
        guard isolation == .sandbox else { return }
        let result = try run("true", [], writing: Place(folder), seconds: 10)
        guard result.status != 0 else { return }
        let reason = String(decoding: result.output, as: UTF8.self).split(separator: "\n").last ?? "it failed"
        throw .sandboxRefused(String(reason.hasPrefix("error: ") ? reason.dropFirst(7) : reason))
    }

    /// The folder that a program can write to.
    struct Place {
        let folder: String
        /// The home folder, in it; nil for the folder itself.
        var home: String?
        /// The folder for temporary files, in it; nil for the home folder.
        var temporary: String?
        /// The limit of processor time in seconds of each process; 0 is none.
        var processorTime = 0
        /// The size in MB of an empty folder in memory that takes its place in a sandbox; nil for the folder itself.
        /// Its
        /// files in `output` are kept when the program has ended.
        var memory: Int?

        init(_ folder: String) { self.folder = folder }

        /// Returns the variables of a program, with the folders of shared libraries.
        fileprivate func environment(_ libraries: [String]) -> [String: String] {
            let home = home ?? folder
            var variables = [
                "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": temporary ?? home,
                "XDG_CONFIG_HOME": "\(home)/.config", "XDG_DATA_HOME": "\(home)/.local/share",
                "XDG_CACHE_HOME": "\(home)/.cache",
            ]
            if !libraries.isEmpty {
                let others = ProcessEnvironment["LD_LIBRARY_PATH"].map { [$0] } ?? []
                variables["LD_LIBRARY_PATH"] = (libraries + others).joined(separator: ":")
            }
            return variables
        }
    }

    /// Runs a program that can write to a place only.
    func run(
        _ program: String, _ arguments: [String], writing place: Place, seconds: Double, mergesErrors: Bool = true,
        hasResult: Bool = false
    ) throws(PreviewError) -> CapturedProcess {
        try CapturedProcess.run(
            kit.runner, command(program, arguments, writing: place), seconds: seconds, mergesErrors: mergesErrors,
            hasResult: hasResult, environment: place.environment(kit.swiftLibraries), isCancelled: isCancelled)
    }

    /// Starts a program that can write to a place only, and returns its process.
    func start(
        _ program: String, _ arguments: [String], writing place: Place, outputs: CapturedProcess.Outputs
    ) throws(PreviewError) -> Int32 {
        try CapturedProcess.spawn(
            kit.runner, command(program, arguments, writing: place), outputs, place.environment(kit.swiftLibraries))
    }

    /// Returns the arguments of the runner.
    private func command(_ program: String, _ arguments: [String], writing place: Place) -> [String] {
        let command =
            switch (isolation, place.memory) {
            case (.sandbox, let memory?): ["scratch", "\(memory)", place.folder]
            case (.sandbox, nil): ["sandbox", "\(place.processorTime)", place.folder]
            case (.unsandboxed, _): ["limited", "\(place.processorTime)"]
            }
        return command + [program] + arguments
    }

    /// Runs a compiler, which keeps caches of its own in the home folder of the cache.
    ///
    /// - Parameters:
    ///   - seconds: The limit of wall time.
    ///   - processorTime: The limit of processor time of each process, in seconds.
    func compile(
        _ program: String, _ arguments: [String], in cache: PreviewCache, seconds: Double, processorTime: Int
    ) throws(PreviewError) -> CapturedProcess {
        var place = Place(cache.path)
        place.processorTime = processorTime
        let temporary = try cache.makeRunFolder()
        defer { PreviewCache.remove(temporary) }
        (place.home, place.temporary) = (cache.home, temporary)
        return try run(program, arguments, writing: place, seconds: seconds)
    }
}
