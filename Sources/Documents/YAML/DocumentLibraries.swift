import FramewrightCYAML

/// The versions of the libraries that documents are read with, as they are linked at run time.
package enum DocumentLibraries {
    /// The version of LibYAML, such as `0.2.5`.
    package static var yaml: String { unsafe String(cString: yaml_get_version_string()) }
}
