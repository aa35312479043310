import Foundation
import Testing

/// The arithmetic of the modules that decide a pixel: the same on every processor and with every C library.
struct ArithmeticTests {
    /// The build folder, which holds the program of the tests.
    private static let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    private static let modules = [
        "Drawing", "Models", "Documents", "LayoutEngine", "Typography", "Raster", "Codecs", "Theming", "Views",
    ]
    /// Functions of the C library's mathematics. Those that IEEE 754 defines to the last bit are not among them: square
    /// roots, and the remainder that Swift's `truncatingRemainder` calls.
    private static let functions: Set<String> = {
        let names = [
            "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "atan2",
            "sincos", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "fma",
            "tgamma", "lgamma", "erf", "erfc",
        ]
        return Set(names + names.map { $0 + "f" } + names.map { $0 + "l" })
    }()

    private func objects(of module: String) throws -> [String] {
        let folder = Self.build.appendingPathComponent("Framewright\(module).build")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map(\.path).filter { $0.hasSuffix(".o") }
    }

    private func output(of command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: modules)
    func `nothing is computed by the C library`(module: String) throws {
        let names = try output(of: ["nm", "--undefined-only", "--format=posix"] + objects(of: module))
            .split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.contains { $0.hasPrefix("$s") }, "the symbols of \(module) are not there")
        #expect(Self.functions.intersection(names).sorted() == [])
    }

    /// Optimised code, where the compiler could contract a product and a sum.
    @Test(arguments: ["Drawing", "Typography", "Raster", "Codecs"])
    func `no product and sum are fused`(module: String) throws {
        let code = try output(of: ["objdump", "--disassemble", "--no-show-raw-insn"] + objects(of: module))
        #expect(code.utf8.count > 100_000)
        let fused = code.split(separator: "\n").filter { line in
            let instruction = line.split(separator: "\t").last ?? ""
            return ["vfmadd", "vfmsub", "vfnmadd", "vfnmsub", "fmadd", "fmsub", "fnmadd", "fnmsub", "fmla", "fmls"]
                .contains { instruction.hasPrefix($0) }
        }
        #expect(fused.isEmpty)
    }
}
