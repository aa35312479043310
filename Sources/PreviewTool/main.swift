// Compiles Swift files and draws their previews: framewright-previews BUILD SOURCES OUTPUT FILE...
//
// BUILD is a build folder of this package, SOURCES its folder of sources. Prints a line for each preview and each
// file that was left out; the exit code is 1 if anything failed.

import FramewrightPreviews
import Glibc

let arguments = CommandLine.arguments
guard arguments.count > 4 else {
    print("usage: framewright-previews BUILD SOURCES OUTPUT FILE...")
    exit(64)
}

do {
    let (build, sources, output, files) = (arguments[1], arguments[2], arguments[3], Array(arguments[4...]))
    let kit = PreviewKit.built(in: build, sources: sources)
    let compiled = try PreviewCompiler(kit: kit).compile(files, module: "Previewed", into: "\(output)/build")
    var isComplete = compiled.leftOut.isEmpty
    for file in compiled.leftOut { print("left out  \(file.file):\(file.line)  \(file.reason)") }
    let run = PreviewRun(
        kit: kit, library: compiled.library, resources: PreviewResources.paths(beside: files))
    for (index, preview) in try run.list().enumerated() {
        let path = "\(output)/\(index).png"
        switch try run.draw(index, on: "iphone-15", isDark: false, to: path) {
        case .drawn(_, let remarks):
            print("drawn     \(preview.name)  \(path)")
            for remark in remarks { print("remark    \(preview.name)  \(remark)") }
        case .failed(let reason):
            print("failed    \(preview.name)  \(reason)")
            isComplete = false
        }
    }
    exit(isComplete ? 0 : 1)
} catch {
    print("error: \(error.message)")
    exit(1)
}
