namespace SerBench.Formats.Contracts;

/// <summary>The facts of a format.</summary>
/// <param name="Id">The public, stable id.</param>
/// <param name="Title">The name in tables.</param>
/// <param name="Traits">The offers and demands.</param>
/// <param name="Page">The page in docs/formats.</param>
/// <param name="BytesPerByte">The most memory of its reader per byte of input, beside 4 KiB.</param>
public sealed record FormatInfo(string Id, string Title, Traits Traits, string Page, int BytesPerByte = FormatInfo.UsualMemory)
{
    // A message of one byte may become an object of up to 64 bytes.
    internal const int UsualMemory = 64;

    /// <summary>The preferred order of fields.</summary>
    public FieldOrder Order { get; init; }

    /// <summary>The suffix of the ids of the format's modes: usually empty, <c>+schema</c> for a format with fingerprints.</summary>
    public string Variant { get; init; } = "";
}
