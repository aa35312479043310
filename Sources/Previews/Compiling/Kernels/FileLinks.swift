import FramewrightDocuments
import Glibc

/// Makes `path` a link to a file. Returns false if it cannot.
func makeLink(at path: String, to file: String) -> Bool { unsafe symlink(file, path) == 0 }

/// Lets a file be run as a program. Returns false if it cannot.
func makeExecutable(_ path: String) -> Bool { unsafe chmod(path, 0o755) == 0 }

/// Renames a folder. Returns false if it cannot, such as when the new name is taken by a folder that is not empty.
func renameFolder(_ path: String, to other: String) -> Bool { unsafe rename(path, other) == 0 }

/// The running program.
enum RunningProgram {
    /// The path without symbolic links; nil if it is unknown.
    static var path: String? { OutputFile.place(of: "/proc/self/exe") }
}
