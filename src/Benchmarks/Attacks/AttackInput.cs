namespace SerBench.Benchmarks.Attacks;

/// <summary>A damaged message.</summary>
/// <param name="Origin">Which message it was, by index; negative for bytes that were never one.</param>
internal readonly record struct AttackInput(byte[] Bytes, int Origin);
