import FramewrightViews

extension Finding {
    /// Returns the descriptions of findings in order, at most `limit` per rule, followed by the number of omitted
    /// findings of each rule. A screen that is too small can break the same rule with every view.
    ///
    /// - Parameter describe: Returns the line of a finding.
    public static func lines(
        of findings: [Finding], perRule limit: Int, describe: (Finding) -> String = \.description
    ) -> [String] {
        var counts: [Rule: Int] = [:]
        let shown = findings.filter { finding in
            counts[finding.rule, default: 0] += 1
            return counts[finding.rule, default: 0] <= limit
        }
        let omitted = Rule.allCases.compactMap { rule in
            let rest = counts[rule, default: 0] - limit
            return rest > 0 ? "\(rule.rawValue): \(rest) more" : nil
        }
        return shown.map(describe) + omitted
    }
}
