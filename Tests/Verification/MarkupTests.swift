import Testing

@testable import FramewrightVerification

struct MarkupTests {
    @Test(arguments: [
        ("a/b-1.png", "a/b-1.png"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("'\u{301};x", "''\\''\u{301};x'"),
    ])
    func `a path is quoted for the shell, also an apostrophe below an accent`(path: String, quoted: String) {
        #expect(Array(shellQuoted(path).utf8) == Array(quoted.utf8))
    }

    @Test func `interpolated texts are escaped, markup is not`() {
        let text = #"<a href="x">'&'</a>"#
        let item: Markup = "<li>\(text)</li>"
        #expect(item.text == "<li>&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;</li>")
        let list: Markup = "<ul>\([item, "<li>\(2)</li>"])\(nil as Markup?)\("<hr>", if: false)\("<br>", if: true)</ul>"
        #expect(list.text == "<ul>\(item.text)<li>2</li><br></ul>")
        #expect(Markup(verbatim: "<b>").text == "<b>")
    }

    @Test func `a quote with a combining mark cannot end an attribute`() {
        let title: Markup = "<p title=\"\("a\"\u{301}>")\">"
        #expect(title.text == "<p title=\"a&quot;\u{301}&gt;\">")
    }
}
