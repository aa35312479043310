import ArgumentParser
import FramewrightDocuments

ProcessMemory.keepFreed()
ProcessMemory.shareHeap()

let command = BenchmarksCommand.parseOrExit()
do {
    try command.execute()
} catch {
    BenchmarksCommand.exit(withError: error)
}
