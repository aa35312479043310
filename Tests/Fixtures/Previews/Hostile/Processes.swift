import Foundation
import SwiftUI

/// The system's function, which Swift does not import.
private let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)

#Preview("fork bomb", traits: .sizeThatFitsLayout) {
    Hostile {
        for _ in 0..<1_000 { if fork() < 0 { fatalError(String(cString: strerror(errno))) } }
    }
}

#Preview("orphans", traits: .sizeThatFitsLayout) {
    Hostile {
        guard fork() == 0 else { return }
        setsid()
        while true {}
    }
}

#Preview("program", traits: .sizeThatFitsLayout) {
    Hostile {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["60"]
        do {
            try process.run()
            process.waitUntilExit()
        } catch { fatalError("\(error)") }
    }
}

#Preview("kill all", traits: .sizeThatFitsLayout) {
    Hostile {
        kill(-1, SIGKILL)
        kill(0, SIGKILL)
        kill(getppid(), SIGKILL)
    }
}

#Preview("stop", traits: .sizeThatFitsLayout) {
    Hostile { kill(getpid(), SIGSTOP) }
}

#Preview("signal", traits: .sizeThatFitsLayout) {
    Hostile { raise(SIGUSR1) }
}

#Preview("environment", traits: .sizeThatFitsLayout) {
    Hostile {
        for name in ProcessInfo.processInfo.environment.keys { unsetenv(name) }
        setenv("TZ", "Nowhere/Nothing", 1)
        chdir("/")
    }
}
