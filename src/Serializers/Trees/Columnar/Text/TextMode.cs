namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>How the characters of a frame are stored.</summary>
internal enum TextMode : byte
{
    /// <summary>Decimal digits only, three in ten bits.</summary>
    Digits = 0,

    /// <summary>At most 128 different ASCII characters, each as its number in a table, in the bits that takes.</summary>
    Alphabet = 1,

    /// <summary>One byte per character, up to U+00FF.</summary>
    Latin1 = 2,

    Utf8 = 3,

    /// <summary>As the characters are in memory, so that lone surrogates survive.</summary>
    Utf16 = 4,
}
