// snippet: main.swift
import Framewright
import FramewrightCommand
// end
import FramewrightDocuments

/// Code of the articles about catalogues. Compiled only.
@MainActor
enum CatalogueSnippets {
    static func main() -> Never {
        // snippet: main.swift

        CommandLineTool.run(
            Catalogue([
                SceneDefinition("hello", summary: "a greeting", states: [("world", "the default", "world")]) {
                    Text("Hello, \($0)")
                }
            ]))
        // end
    }

    static func table() -> SceneDefinition {
        // snippet: Table
        let scores = SceneDefinition(
            "scores", summary: "a list of names", states: [("empty", "no rows", [String]())], schema: "{}",
            decode: { _ in [] },
            decodeTable: { table in
                let columns = try table.columns(["name", "score"])
                var names: [String] = []
                while let row = try table.next() {
                    guard try row.int(at: columns[1]) >= 0 else {
                        throw row.error(at: columns[1], "a score is not negative", hint: "leave the row out")
                    }
                    names.append(try row.string(at: columns[0]))
                }
                return names
            }
        ) { names in
            VStack { ForEach(names, id: \.self) { Text($0) } }
        }
        // end
        return scores
    }
}
