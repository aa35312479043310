import ArgumentParser
import FramewrightDocuments

ProcessMemory.keepFreed()

let command = BenchmarksCommand.parseOrExit()
do {
    try command.execute()
} catch {
    BenchmarksCommand.exit(withError: error)
}
