// Combine: what `import Combine` gives on Linux.
