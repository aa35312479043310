import FramewrightDocuments
import FramewrightPreviews

extension DoctorReport {
    /// The needs of previews of user code: the modules that they are compiled with, a compiler that reads these, and a
    /// sandbox.
    static var previewChecks: [Check] {
        let kit = Result { () throws(PreviewError) in try PreviewKit.located() }
        return [modulesCheck(kit), cacheCheck, sandboxCheck(kit)]
    }

    private static func modulesCheck(_ kit: Result<PreviewKit, PreviewError>) -> Check {
        var check = Check(topic: .previews, name: "modules")
        switch kit {
        case .failure(let error):
            check.state = .absent
            check.note = "\(error.message): \(error.hint.commandLine)"
        case .success(let kit):
            (check.path, check.version) = (kit.modules, kit.swiftVersion.map { "Swift \($0)" })
            if let build = try? KitBuild(kit), !build.fits {
                check.note =
                    "swiftc is Swift \(build.compilerVersion): the first preview compiles them for it, which takes some "
                    + "minutes"
            }
        }
        return check
    }

    private static var cacheCheck: Check {
        var check = Check(topic: .previews, name: "cache", path: PreviewCache.standardPath)
        do { _ = try PreviewCache(PreviewCache.standardPath) } catch {
            check.state = .absent
            check.note = error.message
        }
        return check
    }

    /// Tries to run the code of previews without network, in a file system that is read-only but for one folder.
    private static func sandboxCheck(_ kit: Result<PreviewKit, PreviewError>) -> Check {
        var check = Check(topic: .previews, name: "sandbox")
        // The program that it runs needs Swift's libraries.
        guard case .success = kit, PipedProgram.find("swiftc") != nil else {
            check.state = .absent
            check.note = "cannot be tried without the modules and swiftc"
            return check
        }
        do throws(PreviewError) {
            let cache = try PreviewCache(PreviewCache.standardPath)
            try PreviewMaker(kit: try kit.get(), cache: cache).checkIsolation()
        } catch {
            check.state = .absent
            check.note = "\(error.message); \(error.hint.commandLine)"
        }
        return check
    }
}
