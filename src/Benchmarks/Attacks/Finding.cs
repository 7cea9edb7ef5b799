namespace SerBench.Benchmarks.Attacks;

/// <summary>What reading one input gave.</summary>
/// <param name="BytesPerByte">Memory for each byte of input, beyond what is granted to all.</param>
/// <param name="What">What went wrong, in words; null when nothing did.</param>
internal readonly record struct Finding(AttackVerdict AttackVerdict, double BytesPerByte, double Milliseconds, string? What);
