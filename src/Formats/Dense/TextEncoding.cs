namespace SerBench.Formats.Dense;

/// <summary>How text is encoded; the numbers stand on the wire.</summary>
internal enum TextEncoding
{
    /// <summary>Seven bits per character.</summary>
    Ascii,

    /// <summary>One byte per character, U+0000 to U+00FF.</summary>
    Latin1,

    /// <summary>Its length counts bytes.</summary>
    Utf8,

    /// <summary>Little-endian, as it lies in memory; the only one that carries half a surrogate pair.</summary>
    Utf16,
}
