import FramewrightCYAML

/// Reads the events of a YAML text one by one with libyaml, which keeps no tree and does not recurse.
///
/// Both the text and libyaml's state are memory of the parser's own, so that no pointer outlives what it points to.
@safe final class YAMLParser {
    private let handle: UnsafeMutablePointer<yaml_parser_t>
    private let text: UnsafeMutableBufferPointer<UInt8>

    /// Creates a parser of UTF-8 text without a byte order mark.
    init(_ bytes: ArraySlice<UInt8>) {
        unsafe text = .allocate(capacity: max(bytes.count, 1))
        _ = unsafe text.initialize(fromContentsOf: bytes)
        unsafe handle = .allocate(capacity: 1)
        unsafe handle.initialize(to: yaml_parser_t())
        guard unsafe yaml_parser_initialize(handle) == 1 else { preconditionFailure("no memory for a YAML parser") }
        // Without a set encoding, libyaml would take a second byte order mark as that of UTF-16.
        unsafe yaml_parser_set_encoding(handle, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(handle, text.baseAddress, bytes.count)
    }

    deinit {
        unsafe yaml_parser_delete(handle)
        unsafe handle.deallocate()
        unsafe text.deallocate()
    }

    /// Returns the next event. Not to be called after an error or `streamEnd`.
    func next() throws(YAMLProblem) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(handle, &event) == 1 else { throw problem }
        defer { unsafe yaml_event_delete(&event) }
        return unsafe Self.copy(of: event)
    }

    private static func copy(of event: yaml_event_t) -> YAMLEvent {
        let position = unsafe position(event.start_mark)
        switch unsafe event.type {
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            // A text in double quotes may contain zero bytes.
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
            let tag = unsafe string(scalar.tag)
            let isPlain = unsafe tag == nil && scalar.style == YAML_PLAIN_SCALAR_STYLE
            // The tag `!` demands a text, as quotes do.
            return unsafe YAMLEvent(
                .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain), at: position,
                anchor: string(scalar.anchor), tag: tag == "!" ? nil : tag)
        case YAML_ALIAS_EVENT:
            return YAMLEvent(.alias(string(unsafe event.data.alias.anchor) ?? ""), at: position)
        case YAML_SEQUENCE_START_EVENT:
            let start = unsafe event.data.sequence_start
            return unsafe YAMLEvent(.sequenceStart, at: position, anchor: string(start.anchor), tag: string(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = unsafe event.data.mapping_start
            return unsafe YAMLEvent(.mappingStart, at: position, anchor: string(start.anchor), tag: string(start.tag))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return YAMLEvent(.collectionEnd, at: position)
        case YAML_STREAM_END_EVENT: return YAMLEvent(.streamEnd, at: position)
        default: return YAMLEvent(.other, at: position)
        }
    }

    private var problem: YAMLProblem {
        let message = unsafe handle.pointee.problem.map { unsafe String(cString: $0) } ?? ""
        switch unsafe handle.pointee.error {
        case YAML_READER_ERROR: return .character(message)
        case YAML_MEMORY_ERROR: return .memory
        default: return .syntax(message, Self.position(unsafe handle.pointee.problem_mark))
        }
    }

    private static func position(_ mark: yaml_mark_t) -> Position {
        Position(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    @safe private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
        unsafe text.map { unsafe String(cString: $0) }
    }
}
