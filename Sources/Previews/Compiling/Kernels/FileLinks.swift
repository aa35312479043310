import FramewrightDocuments
import Glibc

/// Makes `path` a link to a file. Returns false if it cannot.
func makeLink(at path: String, to file: String) -> Bool { unsafe symlink(file, path) == 0 }

/// Lets a file be run as a program. Returns false if it cannot.
func makeExecutable(_ path: String) -> Bool { unsafe chmod(path, 0o755) == 0 }

/// Renames a folder. Returns false if it cannot, such as when the new name is taken by a folder that is not empty.
func renameFolder(_ path: String, to other: String) -> Bool { unsafe rename(path, other) == 0 }

/// The places of programs.
enum ProgramPath {
    /// Returns the path of a program in `PATH`; nil if there is none.
    static func find(_ name: String) -> String? {
        (ProcessEnvironment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
            .first { unsafe access($0, X_OK) == 0 }
    }

    /// The path of the running program without symbolic links; nil if it is unknown.
    static var ofThisProcess: String? { OutputFile.place(of: "/proc/self/exe") }
}
