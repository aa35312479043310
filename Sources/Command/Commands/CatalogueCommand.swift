import ArgumentParser
import Framewright

/// A command that uses the catalogue.
protocol CatalogueCommand: ParsableCommand {
    @MainActor func run(over catalogue: Catalogue) throws -> ExitStatus
}
