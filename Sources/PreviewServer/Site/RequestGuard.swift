/// Admits requests that have the token and come from the preview's own page. Rejects all others.
///
/// A page of another site can make the browser send requests to this server. It does not have the token; after DNS
/// rebinding its Host is another name; and the browser sends its Origin.
struct RequestGuard: Sendable {
    /// The token: 26 letters and digits, which are 130 random bits.
    let token: String
    private let hosts: Set<String>

    init(token: String, port: UInt16) {
        self.token = token
        hosts = Set(
            ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
                + (port == 80 ? ["127.0.0.1", "localhost"] : []))
    }

    static func makeToken() -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
        var random = SystemRandomNumberGenerator()
        return String((0..<26).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
    }

    /// Returns the path below the token. Throws for unauthorised requests, without revealing which paths exist.
    func admit(_ request: PreviewRequest) throws(PreviewError) -> String {
        guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
            throw PreviewError(421, "this is no host of the preview", hint: "use the address the preview printed")
        }
        if let origin = request.headers["origin"], origin.lowercased() != "http://\(host.lowercased())" {
            throw Self.refusal
        }
        if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) { throw Self.refusal }
        let parts = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, Self.isSame(String(first), token), parts.count == 2 else {
            throw PreviewError(404, "there is nothing here", hint: "use the address the preview printed")
        }
        return String(parts[1])
    }

    private static let refusal = PreviewError(
        403, "another page asks", hint: "open the address the preview printed in a tab of its own")

    /// Compares in constant time, so that timing reveals nothing about the token.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
