namespace SerBench.Formats.Tests.Ignite;

// The bytes, which may contain anything, come before the reference.
public sealed class Early { public byte[]? Blob { get; set; } public Early? Next { get; set; } }
