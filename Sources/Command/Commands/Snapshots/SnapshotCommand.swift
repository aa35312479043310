import ArgumentParser

struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Records images of every scene, or its animations, and compares with them, bit for bit.",
        discussion: """
            framewright snapshot record game2048/
            framewright snapshot verify
            framewright snapshot verify --folder Snapshots/animations slide

            framewright.json in the folder says what is kept: an image of every state,
            {"scale": 1, "screens": [{"device": "iphone-se-1", "theme": "classic"}]}

            the hash of its pixels alone,
            {"references": "hashes", "screens": [...]}

            or of every animation the hash of each frame and a strip.
            {"references": "films", "fps": 60, "screens": [...]}

            A theme is a shipped one's name, or a file's path, which begins at that folder. "scenes": ["game2048/"] keeps to \
            some scenes.

            Or every preview of SwiftUI sources, in conditions that "previews" lists:
            framewright snapshot record --previews Sources/App
            framewright snapshot verify --previews Sources/App

            An animation that differs is described by its first bad frame; its strip over the recorded one, and that frame with those \
            around it shining through, are left in the failures folder.
            """,
        subcommands: [
            VerifyCommand.self, RecordCommand.self, ReviewCommand.self, CheckCommand.self, MergeCommand.self,
        ])
}
