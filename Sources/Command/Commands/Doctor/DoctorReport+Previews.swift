extension DoctorReport {
    /// The needs of previews of user code.
    static var previewChecks: [Check] { [namespaceCheck] }

    /// Whether a process may have namespaces of its own, in which code of users runs without network.
    private static var namespaceCheck: Check {
        var check = Check(topic: .previews, name: "namespaces", package: "util-linux")
        let unshare = ["unshare", "--user", "--map-root-user", "--mount", "--net", "--pid", "--fork", "true"]
        guard let result = run("timeout", ["\(timeLimit)"] + unshare) else {
            check.state = .absent
            check.note = "not known, because timeout and unshare are not in PATH"
            return check
        }
        guard result.status != 0 else { return check }
        check.state = .absent
        check.package = nil
        check.note = "not allowed: sysctl kernel.unprivileged_userns_clone=1, or a container with more rights"
        return check
    }
}
