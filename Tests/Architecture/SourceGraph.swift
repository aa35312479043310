import Foundation
import FramewrightCIndexStore

/// The references between the source files of all modules, from the index that the compiler writes with a debug build.
struct SourceGraph {
    /// The symbols that a file uses of another file of its module, by paths such as `Views/Text/Text.swift`.
    private(set) var references: [String: [String: Set<String>]] = [:]

    /// Reads the index; nil if the build has none.
    init?() {
        guard let library = Self.library, let store = Self.store else { return nil }
        let reading = Reading(root: "\(Checkout.root)/Sources/")
        let context = unsafe Unmanaged.passUnretained(reading).toOpaque()
        let isRead = unsafe framewright_index_read(
            library, store, context,
            { context, file, length, time in
                unsafe Reading.from(context).wants(string(file, length), time: time)
            },
            { context, occurrence in
                guard let occurrence = unsafe occurrence else { return }
                unsafe Reading.from(context).add(occurrence.pointee)
            })
        guard isRead, !reading.uses.isEmpty else { return nil }
        references = reading.references()
    }

    /// The toolchain's library, found beside the runtime that this process has loaded.
    private static var library: String? {
        let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
        let suffix = "swift/linux/libswiftCore.so"
        let runtime = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(suffix) }
        guard let path = runtime?.split(separator: " ").last else { return nil }
        return existing(path.dropLast(suffix.count) + "libIndexStore.so")
    }

    private static var store: String? {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return existing(URL(fileURLWithPath: program).deletingLastPathComponent().path + "/index/store")
    }

    private static func existing(_ path: String) -> String? {
        FileManager.default.fileExists(atPath: path) ? path : nil
    }
}

/// The occurrences read so far.
private final class Reading {
    private struct Use: Hashable {
        let file: String
        let usr: String
        let name: String
    }

    private let root: String
    private var times: [String: Int64] = [:]
    private var definitions: [String: Set<String>] = [:]
    var uses: [String: Set<String>] = [:]
    private var names: [String: String] = [:]

    init(root: String) { self.root = root }

    static func from(_ context: UnsafeMutableRawPointer?) -> Reading {
        guard let context = unsafe context else { preconditionFailure("the reader passes its context on") }
        return unsafe Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue()
    }

    /// Whether a unit is of a present file and newer than those read so far, which are then forgotten.
    func wants(_ file: String, time: Int64) -> Bool {
        guard file.hasPrefix(root), FileManager.default.fileExists(atPath: file) else { return false }
        let path = String(file.dropFirst(root.count))
        if let known = times[path], known > time { return false }
        times[path] = time
        uses[path] = []
        return true
    }

    func add(_ occurrence: framewright_occurrence) {
        let path = String(unsafe string(occurrence.file, occurrence.file_length).dropFirst(root.count))
        let usr = unsafe string(occurrence.usr, occurrence.usr_length)
        let (definition, reference): (UInt64, UInt64) = (2, 4)
        let isExtension = unsafe occurrence.kind == 9
        if unsafe occurrence.roles & definition != 0, !isExtension { definitions[usr, default: []].insert(path) }
        guard unsafe occurrence.roles & reference != 0 else { return }
        uses[path, default: []].insert(usr)
        if names[usr] == nil { names[usr] = unsafe string(occurrence.name, occurrence.name_length) }
    }

    func references() -> [String: [String: Set<String>]] {
        var result: [String: [String: Set<String>]] = [:]
        for (file, used) in uses {
            let module = file.prefix { $0 != "/" } + "/"
            for usr in used {
                for other in definitions[usr] ?? [] where other != file && other.hasPrefix(module) {
                    result[file, default: [:]][other, default: []].insert(names[usr] ?? usr)
                }
            }
        }
        return result
    }
}

private func string(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let start = unsafe start else { return "" }
    return unsafe start.withMemoryRebound(to: UInt8.self, capacity: length) {
        unsafe String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
}

extension SourceGraph {
    /// Returns the groups of files of a module that use each other in a circle, the largest first.
    func cycles(in module: String) -> [Set<String>] {
        let files = references.keys.filter { $0.hasPrefix("\(module)/") }.sorted()
        var search = CycleSearch(edges: references.mapValues { Set($0.keys) })
        for file in files { search.visit(file) }
        return search.cycles.filter { $0.count > 1 }.sorted { $0.count > $1.count }
    }
}

/// Tarjan's search for strongly connected components.
private struct CycleSearch {
    let edges: [String: Set<String>]
    private(set) var cycles: [Set<String>] = []
    private var order: [String: Int] = [:]
    private var lowest: [String: Int] = [:]
    private var path: [String] = []
    private var onPath: Set<String> = []

    init(edges: [String: Set<String>]) { self.edges = edges }

    mutating func visit(_ file: String) {
        guard order[file] == nil else { return }
        let number = order.count
        (order[file], lowest[file]) = (number, number)
        path.append(file)
        onPath.insert(file)
        for other in edges[file, default: []] {
            if order[other] == nil {
                visit(other)
                lowest[file] = min(lowest[file, default: number], lowest[other, default: number])
            } else if onPath.contains(other) {
                lowest[file] = min(lowest[file, default: number], order[other, default: number])
            }
        }
        guard lowest[file] == number, let start = path.lastIndex(of: file) else { return }
        cycles.append(Set(path[start...]))
        onPath.subtract(path[start...])
        path.removeSubrange(start...)
    }
}
