/// Returns the largest integer not above `value`, which must be within the range of Int64.
///
/// Truncates and corrects: `rounded(.down)` calls the C library on x86-64 without SSE 4.1.
@inline(__always)
func floor(_ value: Double) -> Int {
    let truncated = Int(value)
    return Double(truncated) > value ? truncated - 1 : truncated
}

/// Returns the smallest integer not below `value`, which must be within the range of Int64.
@inline(__always)
func ceiling(_ value: Double) -> Int { -floor(-value) }
