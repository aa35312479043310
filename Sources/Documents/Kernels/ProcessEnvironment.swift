import Glibc

/// What the process inherits from the one that started it.
public enum ProcessEnvironment {
    /// A variable's value; nil where it is not set.
    public static subscript(name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// Processor cores that are switched on, at least 1.
    public static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension SystemError {
    /// Makes one folder; one that is there already is no failure.
    /// False where something of that name is there already.
    static func makeFolder(_ path: String) throws(SystemError) -> Bool {
        try checkPath(path)
        if unsafe mkdir(path, 0o777) == 0 { return true }
        guard errno == EEXIST else { throw last }
        return false
    }
}
