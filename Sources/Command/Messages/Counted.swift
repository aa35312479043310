/// Returns a count with its noun, such as "1 screen" or "2 screens".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
