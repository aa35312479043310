import Framewright
import FramewrightDocuments
import FramewrightTheming
import FramewrightVerification

extension AgentResource {
    /// The table of SwiftUI's names, and the schemas of all documents.
    static func all(_ catalogue: Catalogue) -> [AgentResource] {
        let coverage = AgentResource(
            address: "framewright://coverage", name: "Coverage",
            text: "Which names of SwiftUI are drawn, measured, accepted without effect or absent.",
            mimeType: "text/markdown"
        ) { EmbeddedFile.coverage.text }
        let skill = AgentResource(
            address: "framewright://skill", name: "Skill", text: "How to look at screens, fix them and look again.",
            mimeType: "text/markdown"
        ) { Self.skill }
        return [skill, coverage]
            + [
                schema("theme", "Theme documents") { Theme.schemaSource },
                schema("layout", "Layout documents") { LayoutDocument.schemaSource },
                schema("play", "Play scripts") { PlayScript.schemaSource },
                schema("results", "Results of a check") { ShardResults.schemaSource },
                schema("snapshots", "The settings of a snapshot folder") { SnapshotSettings.schemaSource },
            ]
            + catalogue.scenes.filter { $0.schema != nil }.map { scene in
                schema("state/\(scene.name)", "State documents of \(scene.name)") { scene.schema ?? "" }
            }
    }

    /// The page about coding agents as a skill: with the name and the description that agents read first.
    static var skill: String {
        """
        ---
        name: framewright
        description: Look at SwiftUI-style screens on Linux as outlines and pictures, lint and compare them, and use them by touches. \
        Use it whenever you change a screen, its theme or its state, before you say that it is done.
        ---

        \(EmbeddedFile.agentSkill.text)
        """
    }

    private static func schema(
        _ name: String, _ text: String, content: @escaping @Sendable () -> String
    ) -> AgentResource {
        AgentResource(
            address: "framewright://schema/\(name)", name: "Schema \(name)", text: "\(text), as JSON Schema.",
            mimeType: "application/schema+json", content: content)
    }
}
