import Glibc

/// Makes `path` a link to a file. Returns false if it cannot.
func makeLink(at path: String, to file: String) -> Bool { unsafe symlink(file, path) == 0 }

/// Lets a file be run as a program. Returns false if it cannot.
func makeExecutable(_ path: String) -> Bool { unsafe chmod(path, 0o755) == 0 }
