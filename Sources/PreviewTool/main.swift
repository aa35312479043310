// Compiles Swift files and draws their previews: framewright-previews [--strict] BUILD SOURCES OUTPUT FILE...
//
// BUILD is a build folder of this package, SOURCES its folder of sources. Prints a line for each preview, lint finding,
// remark and file that was left out; the exit code is 1 if anything failed, with --strict also if anything is drawn by
// a stand-in.

import FramewrightPreviews
import Glibc

var arguments = Array(CommandLine.arguments.dropFirst())
let isStrict = arguments.first == "--strict"
if isStrict { arguments.removeFirst() }
guard arguments.count > 3 else {
    print("usage: framewright-previews [--strict] BUILD SOURCES OUTPUT FILE...")
    exit(64)
}

do {
    let (build, sources, output, files) = (arguments[0], arguments[1], arguments[2], Array(arguments[3...]))
    var listing = PreviewListing()
    let report = try PreviewMaker(kit: .built(in: build, sources: sources)).report(on: files, into: output) {
        listing.print($0)
    }
    listing.print(report, isStrict: isStrict)
    exit(report.isComplete && (!isStrict || report.strictErrors.isEmpty) ? 0 : 1)
} catch {
    print("error: \(error.message)")
    exit(1)
}
