internal import FramewrightCResources

/// A file of the repository that is compiled into the executable.
///
/// The C compiler embeds the files, so that each of them exists once: an edited theme, schema, style or script is
/// built in like a source file.
package struct EmbeddedFile: Sendable {
    package let bytes: [UInt8]

    private init(_ file: framewright_file) {
        bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text without its final line break, for output that ends lines itself.
    package var lines: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}

extension EmbeddedFile {
    package static var documentedTheme: Self { unsafe Self(framewright_documented_theme()) }
    package static var classicTheme: Self { unsafe Self(framewright_classic_theme()) }
    package static var midnightTheme: Self { unsafe Self(framewright_midnight_theme()) }
    package static var highContrastTheme: Self { unsafe Self(framewright_high_contrast_theme()) }
    package static var systemTheme: Self { unsafe Self(framewright_system_theme()) }
    package static var themeSchema: Self { unsafe Self(framewright_theme_schema()) }
    package static var devices: Self { unsafe Self(framewright_devices()) }
    package static var layoutSchema: Self { unsafe Self(framewright_layout_schema()) }
    package static var playSchema: Self { unsafe Self(framewright_play_schema()) }
    package static var resultsSchema: Self { unsafe Self(framewright_results_schema()) }
    package static var snapshotsSchema: Self { unsafe Self(framewright_snapshots_schema()) }
    package static var brocadeSchema: Self { unsafe Self(framewright_brocade_schema()) }
    package static var rankSchema: Self { unsafe Self(framewright_rank_schema()) }
    package static var petSchema: Self { unsafe Self(framewright_pet_schema()) }
    package static var previewPage: Self { unsafe Self(framewright_preview_page()) }
    package static var previewIcon: Self { unsafe Self(framewright_preview_icon()) }
    package static var previewStyle: Self { unsafe Self(framewright_preview_style()) }
    package static var previewScript: Self { unsafe Self(framewright_preview_script()) }
    package static var reviewStyle: Self { unsafe Self(framewright_review_style()) }
    package static var reviewScript: Self { unsafe Self(framewright_review_script()) }
    package static var symbolOutlines: Self { unsafe Self(framewright_symbol_outlines()) }
    package static var symbolNames: Self { unsafe Self(framewright_symbol_names()) }
    package static var coverage: Self { unsafe Self(framewright_coverage()) }
    package static var fontHashes: Self { unsafe Self(framewright_font_hashes()) }
    package static var agentSkill: Self { unsafe Self(framewright_agent_skill()) }
    package static var workflow: Self { unsafe Self(framewright_workflow()) }
    package static var hashSettings: Self { unsafe Self(framewright_hash_settings()) }
    package static var hashTable: Self { unsafe Self(framewright_hash_table()) }
}
