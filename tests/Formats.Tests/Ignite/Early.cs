namespace SerBench.Formats.Tests.Ignite;

/// <summary>The bytes, which may contain anything, come before the reference.</summary>
public sealed class Early
{
    public byte[]? Blob { get; set; }

    public Early? Next { get; set; }
}
