namespace SerBench.Formats.Tests.Ignite;

/// <summary>Bytes, in which anything may lie, come before a reference.</summary>
public sealed class Early
{
    public byte[]? Blob { get; set; }

    public Early? Next { get; set; }
}
