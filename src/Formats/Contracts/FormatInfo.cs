namespace SerBench.Formats.Contracts;

/// <summary>The name and properties of a format.</summary>
/// <param name="Id">The public, stable id.</param>
/// <param name="Title">The name in tables.</param>
/// <param name="Traits">The features and demands of the format.</param>
/// <param name="Page">The page in docs/formats.</param>
/// <param name="BytesPerByte">The most bytes of memory that the reader takes per byte of input, beside 4 KiB.</param>
public sealed record FormatInfo(string Id, string Title, Traits Traits, string Page, int BytesPerByte = FormatInfo.UsualMemory)
{
    // A message of one byte may become an object of up to 64 bytes.
    internal const int UsualMemory = 64;

    /// <summary>The preferred order of fields.</summary>
    public FieldOrder Order { get; init; }

    /// <summary>The suffix of the ids of the format's serializers: usually empty, <c>+schema</c> if messages have a fingerprint.</summary>
    public string Variant { get; init; } = "";
}
