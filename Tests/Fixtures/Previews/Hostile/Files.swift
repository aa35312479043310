import Foundation
import SwiftUI

private let home = NSHomeDirectory()

#Preview("much output", traits: .sizeThatFitsLayout) {
    Hostile {
        let line = String(repeating: "error: much output\n", count: 10_000)
        while true {
            fputs(line, stdout)
            fputs(line, stderr)
        }
    }
}

#Preview("many files", traits: .sizeThatFitsLayout) {
    Hostile {
        for number in 0..<100_000 { FileManager.default.createFile(atPath: "\(home)/\(number)", contents: nil) }
    }
}

#Preview("large file", traits: .sizeThatFitsLayout) {
    Hostile {
        let data = Data(count: 1 << 24)
        for number in 0..<100 { try? data.write(to: URL(fileURLWithPath: "\(home)/\(number)")) }
    }
}

#Preview("closed files", traits: .sizeThatFitsLayout) {
    Hostile { for number: Int32 in 0..<5_000 { close(number) } }
}

#Preview("link", traits: .sizeThatFitsLayout) {
    Hostile { symlink("/etc/hostname", "\(home)/output/Files.link.png") }
}

#Preview("pipe", traits: .sizeThatFitsLayout) {
    Hostile { mkfifo("\(home)/output/Files.pipe.png", 0o600) }
}

#Preview("folder", traits: .sizeThatFitsLayout) {
    Hostile { mkdir("\(home)/output/Files.folder.png", 0o700) }
}

#Preview("image of another preview", traits: .sizeThatFitsLayout) {
    Hostile { try? "no image".write(toFile: "\(home)/output/Waits.yield.png", atomically: false, encoding: .utf8) }
}

#Preview("result", traits: .sizeThatFitsLayout) {
    Hostile {
        let result = #"{"width":1,"height":1,"remarks":["no remark"],"findings":[],"actions":[]}"#
        for file: Int32 in 3..<2_000 { write(file, result, result.utf8.count) }
        try? "no image".write(toFile: "\(home)/output/Files.result.png", atomically: false, encoding: .utf8)
        _exit(0)
    }
}

#Preview("files beside it", traits: .sizeThatFitsLayout) {
    Hostile {
        let user = String(cString: getpwuid(getuid()).pointee.pw_dir)
        for folder in [URL(fileURLWithPath: #filePath).deletingLastPathComponent().path, user, "/tmp"] {
            try? FileManager.default.removeItem(atPath: "\(folder)/framewright-canary.txt")
            FileManager.default.createFile(atPath: "\(folder)/framewright-hostile.txt", contents: Data())
        }
    }
}
