// Unicode 15.0.0, made from Debian's package unicode-data by Tests/Fixtures/Unicode/unicode_tables.py; do not edit.
// Data: copyright 1991-2022 Unicode, Inc., https://www.unicode.org/terms_of_use.html

extension UnicodeTable {
    /// The pairs of Bidi_Paired_Bracket, opening and closing.
    static let bracketsRuns = """
        28-29 5b-5d 7b-7d f3a-f3b f3c-f3d 169b-169c 2045-2046 207d-207e 208d-208e 2308-2309 230a-230b 2329-232a
        2768-2769 276a-276b 276c-276d 276e-276f 2770-2771 2772-2773 2774-2775 27c5-27c6 27e6-27e7 27e8-27e9
        27ea-27eb 27ec-27ed 27ee-27ef 2983-2984 2985-2986 2987-2988 2989-298a 298b-298c 298d-2990 298f-298e
        2991-2992 2993-2994 2995-2996 2997-2998 29d8-29d9 29da-29db 29fc-29fd 2e22-2e23 2e24-2e25 2e26-2e27
        2e28-2e29 2e55-2e56 2e57-2e58 2e59-2e5a 2e5b-2e5c 3008-3009 300a-300b 300c-300d 300e-300f 3010-3011
        3014-3015 3016-3017 3018-3019 301a-301b fe59-fe5a fe5b-fe5c fe5d-fe5e ff08-ff09 ff3b-ff3d ff5b-ff5d
        ff5f-ff60 ff62-ff63
        """
}
