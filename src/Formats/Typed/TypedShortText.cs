namespace SerBench.Formats.Typed;

/// <summary>The four bits of a text field: 0 for null, one more than the length of short ASCII text, or 15 for text with a length of its own.</summary>
internal static class TypedShortText
{
    public const int BitCount = 4;
    public const int Null = 0;
    public const int Longest = 7;
    public const int HasLength = 15;

    public static int Align(int bits) => (bits + BitCount - 1) & ~(BitCount - 1);
}
