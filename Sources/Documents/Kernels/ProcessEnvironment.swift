import Glibc

/// The environment of the process.
public enum ProcessEnvironment {
    /// The value of a variable. Nil if it is not set.
    public static subscript(name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// The number of online processor cores, at least 1.
    public static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension SystemError {
    /// Creates a folder. Returns false if something of that name exists.
    static func makeFolder(_ path: String) throws(SystemError) -> Bool {
        try checkPath(path)
        if unsafe mkdir(path, 0o777) == 0 { return true }
        guard errno == EEXIST else { throw last }
        return false
    }
}
