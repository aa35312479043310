extension Exporter {
    func exportAnimation(to path: String, as format: ExportFormat) throws -> ExportReport {
        try frames().encode(as: format, path) { try ExportSink(path, format, limit: options.maximumBytes) }.report
    }

    /// The film as the bytes of an APNG, GIF or WebP file.
    ///
    /// - Parameter limit: throws for a file of more bytes.
    public func bytes(as format: ExportFormat, limit: Int = 256 << 20) throws -> [UInt8] {
        try frames().bytes(as: format, limit: limit)
    }
}
