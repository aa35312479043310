import FramewrightTypography
import FramewrightViews

extension Locale {
    /// The layout direction of the script that the tag names. If it names none, the direction of the usual script of
    /// the language, or of the region if that differs.
    ///
    /// The script subtag has four letters and directly follows the language and its three-letter extensions (RFC 5646,
    /// 2.2.3). Later subtags, such as `-u-nu-latn` for digits, name no script.
    var direction: LayoutDirection {
        let parts = identifier.split(separator: "-")
        guard let language = parts.first, language != "x" else { return .leftToRight }
        let rest = parts.dropFirst().drop { $0.count == 3 && $0.allSatisfy(\.isLetter) }
        if let script = rest.first, script.count == 4, script.allSatisfy(\.isLetter) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        let isUsual = Self.rightToLeftLanguages.contains(language)
        let region = rest.first.map { "\(language)-\($0)" } ?? ""
        return isUsual != Self.otherwiseWritten.contains(region) ? .rightToLeft : .leftToRight
    }

    /// Modern and ancient scripts written from right to left.
    private static let rightToLeftScripts: Set<Substring> = [
        "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "hatr", "hebr", "hung", "khar", "lydi", "mand",
        "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "palm", "phli", "phlp", "phnx", "prti", "rohg",
        "samr", "sarb", "sogd", "sogo", "syrc", "thaa", "yezi",
    ]

    /// Regions in which the usual script of a language has the other direction (likely subtags of Unicode's CLDR).
    private static let otherwiseWritten: Set<String> = [
        "az-iq", "az-ir", "ha-cm", "ha-sd", "kk-af", "kk-cn", "kk-ir", "kk-mn", "ku-lb", "ky-cn", "man-gn", "ms-cc",
        "pa-pk", "sd-in", "tg-pk", "ug-kz", "ug-mn", "uz-af",
    ]

    /// Languages whose usual script, by CLDR's likely subtags, is one of `rightToLeftScripts`; also the codes of the
    /// individual languages of such a macrolanguage.
    private static let rightToLeftLanguages = Set(
        """
        aao abh abv acm acq acw acx adf ae aeb aec aee aeq afb aib aii aij aiq ajp amw apc apd ar ara arb arc arq ars ary arz
        ask atn auj auz avd ave avl ayh ayl ayn ayp azb bal bcc bdz bej bft bgn bgp bhe bhm bhn bjf bjm bqi brh brk bsh bsk
        chg cja ckb clh czk dcc def deh dgl div dmk dml dv ecy esh fa fas fay faz fia fub gbz ggg gha ghr gig gjk gju glh glk
        gwc gwf gwt gzi hac haz hbo he heb hkh hnd hno hoh hrt hrz hss huy isk itk iw jad jat jbe jbn jdg ji jnd jog jpa jpr
        jrb jye kas kbu kby kcy kfm khw klj kmz kqd ks ktl kvx kxp lad lah lhs lki lrc lrk lrl lsa lsd lss luv luz mby mde mfa
        mfi mhj mid mki mnj mve mvy myz mzn nli nlm nqo ntz nyq oar obm odk oru ota otk pal pbt pbu pes pgd phl phn phr phv
        plk pra prc prd prs prx ps psh psi pst pus qxq rdb rhg rmt sam sbn scl sd sdb sdf sdg sdh sds sgr sgy shd shm shu shv
        siy siz skr smp smy snd sog sqo sqt srh srz ssh sts swb syc syn syr tjo tks tmr tov tra trg trm trw ug uig ur urd ush
        uzs vaf vgr vmh wbk wlo wne wni wsv xco xhe xka xkc xkj xkp xld xly xmn xmr xna xpr xsa xvi ydd ydg yhd yi yid yih yud
        zba zdj zrp zum
        """.split { $0.isWhitespace })
}
