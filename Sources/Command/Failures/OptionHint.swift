import Framewright

/// Hints for option values that the argument parser rejects without a reason.
enum OptionHint {
    /// Returns the hint for an error of the parser, which contains the option as `--sweep` in quotes, with or without
    /// the name of its value.
    static func text(for message: String) -> String? {
        if let option = unknown.first(where: { message.hasPrefix("Unknown option '\($0.option)'") }) {
            return option.text
        }
        if message.hasPrefix("Missing value for '") {
            return "give a value behind it; one that begins with a minus as --option=-1"
        }
        if message.hasPrefix("Missing expected argument '") {
            return "--help explains the command; what begins with a minus and is no option comes behind --"
        }
        if message.contains("Please provide one of") {
            return message.contains("'--direction ")
                ? "rtl and ltr are short names"
                : message.contains("'--text-size ")
                    ? "these are the twelve; XXL, AX3 and the like are short names" : "write it as it stands there"
        }
        guard message.contains("is invalid for '") else { return nil }
        return texts.first { message.contains("'--\($0.option) ") || message.contains("'--\($0.option)'") }?.text
    }

    /// Options that other commands or other tools have.
    private static let unknown = [
        (option: "--landscape", text: "hold devices sideways with --orientation landscape"),
        (option: "--portrait", text: "--orientation portrait is the default where a command has --orientation"),
        (option: "--dark", text: "take the theme's dark colours with --context dark"),
        (option: "--light", text: "take the theme's own colours with --context plain, or its --context light"),
    ]

    private static var texts: [(option: String, text: String)] {
        [
            ("sweep", "give both sides in whole points of 1 to 16384: width=320...1366,height=480...1366"),
            ("shard", "give a part and how many there are, such as 2/8 with a part of 1 to 8; or auto, or auto/8"),
            ("rule", "give a rule and off, warning or error; --rules lists the rules"),
            ("port", "give a whole number of 0 to 65535; 0 takes a free one"),
            ("max-bytes", "give a number of bytes, such as 500k or 2M"),
            ("fps", "give frames a second of \(FrameRate.allowed)"),
            ("background", "give a colour such as #1a73e8, or transparent"),
        ]
    }
}
