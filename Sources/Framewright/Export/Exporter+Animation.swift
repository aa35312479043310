extension Exporter {
    func exportAnimation(to path: String, as format: ExportFormat) throws -> ExportReport {
        let (frames, sink) = (try frames(), try ExportSink(path, format, limit: options.maximumBytes))
        return try frames.encode(try frames.source(for: format), into: sink, path, format)
    }

    /// The film as the bytes of an APNG, GIF or WebP file.
    ///
    /// - Parameter limit: throws for a file of more bytes.
    public func bytes(as format: ExportFormat, limit: Int = 256 << 20) throws -> [UInt8] {
        try frames().bytes(as: format, limit: limit)
    }
}
