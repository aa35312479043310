extension Exporter {
    func exportAnimation(to path: String, as format: ExportFormat) throws -> ExportReport {
        try frames().encode(as: format, path) { try ExportSink(path, format, limit: options.maximumBytes) }.report
    }

    /// Returns the animation as an APNG, GIF or WebP file. Throws if the file is larger than `limit` bytes.
    public func bytes(as format: ExportFormat, limit: Int = 256 << 20) throws -> [UInt8] {
        try frames().bytes(as: format, limit: limit)
    }
}
