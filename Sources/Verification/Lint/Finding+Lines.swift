import FramewrightViews

extension Finding {
    /// Findings in words, in their order: of each rule so many, and at the end how many more there are. A screen too small for
    /// its views breaks one rule with every view.
    public static func lines(of findings: [Finding], perRule limit: Int) -> [String] {
        var counts: [Rule: Int] = [:]
        let shown = findings.filter { finding in
            counts[finding.rule, default: 0] += 1
            return counts[finding.rule, default: 0] <= limit
        }
        let rests = Rule.allCases.compactMap { rule in
            let rest = counts[rule, default: 0] - limit
            return rest > 0 ? "\(rule.rawValue): \(rest) more" : nil
        }
        return shown.map(\.description) + rests
    }
}
