/// The protection of the system from the code of previews.
public enum Isolation: Hashable, Sendable {
    /// Namespaces of the kernel: no network, no other processes, and a file system that is read-only but for one
    /// folder.
    case sandbox
    /// None but the limits of time and memory.
    case unsandboxed
}

/// Runs programs that execute code of users: the compiler, SwiftPM and the runner.
struct IsolatedProcess: Hashable, Sendable {
    /// The exit code of the runner if the system does not allow a sandbox.
    private static let refused: Int32 = 71

    /// The program that makes the sandbox.
    let runner: String
    let isolation: Isolation

    /// Throws `sandboxRefused` if a sandbox is asked for and the system does not allow it.
    func check(writing folder: String) throws(PreviewError) {
        guard isolation == .sandbox else { return }
        let result = try run("true", [], writing: folder, seconds: 10)
        guard result.status != 0 else { return }
        let reason = String(decoding: result.output, as: UTF8.self).split(separator: "\n").last ?? "it failed"
        throw .sandboxRefused(String(reason.hasPrefix("error: ") ? reason.dropFirst(7) : reason))
    }

    /// Runs a program that may write to a folder only.
    ///
    /// - Parameters:
    ///   - home: The home folder, in it; nil for the folder itself.
    ///   - temporary: The folder for temporary files, in it; nil for the folder itself.
    func run(
        _ program: String, _ arguments: [String], writing folder: String, home: String? = nil,
        temporary: String? = nil, seconds: Double, mergesErrors: Bool = true, hasResult: Bool = false
    ) throws(PreviewError) -> CapturedProcess {
        let (first, all) = command(program, arguments, writing: folder)
        return try CapturedProcess.run(
            first, all, seconds: seconds, mergesErrors: mergesErrors, hasResult: hasResult,
            environment: Self.environment(home: home ?? folder, temporary: temporary ?? home ?? folder))
    }

    /// Starts a program that may write to a folder only, and returns its process.
    func start(
        _ program: String, _ arguments: [String], writing folder: String, outputs: CapturedProcess.Outputs
    ) throws(PreviewError) -> Int32 {
        let (first, all) = command(program, arguments, writing: folder)
        return try CapturedProcess.spawn(
            first, all, outputs, Self.environment(home: folder, temporary: folder))
    }

    private func command(_ program: String, _ arguments: [String], writing folder: String) -> (String, [String]) {
        switch isolation {
        case .sandbox: (runner, ["sandbox", folder, program] + arguments)
        case .unsandboxed: (program, arguments)
        }
    }

    private static func environment(home: String, temporary: String) -> [String: String] {
        [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": temporary, "XDG_CONFIG_HOME": "\(home)/.config",
            "XDG_DATA_HOME": "\(home)/.local/share", "XDG_CACHE_HOME": "\(home)/.cache",
        ]
    }

    /// Runs a compiler or SwiftPM, which keep caches of their own in the home folder of the cache.
    func compile(
        _ program: String, _ arguments: [String], in cache: PreviewCache, seconds: Double, mergesErrors: Bool = true
    ) throws(PreviewError) -> CapturedProcess {
        let temporary = try cache.makeRunFolder()
        defer { PreviewCache.remove(temporary) }
        return try run(
            program, arguments, writing: cache.path, home: cache.home, temporary: temporary, seconds: seconds,
            mergesErrors: mergesErrors)
    }
}
