public import FoundationEssentials

extension AttributeScopes {
    /// The attributes that texts draw.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that texts draw.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space after every character, in points.
        public let kern: KerningAttribute
        /// The space between characters, in points.
        public let tracking: TrackingAttribute
        /// The distance by which the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The purpose, as Markdown gives it.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The attribute of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The attribute of the text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The attribute of the colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name in archives.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The attribute of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The attribute of the line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The attribute of the space after every character.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Double
            /// The name in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The attribute of the space between characters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Double
            /// The name in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// The attribute of the raised baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Double
            /// The name in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The attribute of the purpose.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = InlinePresentationIntent
            /// The name in archives.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of texts by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
