namespace SerBench.Formats.Wire;

internal static class Utf8Runtime
{
    public static int Encode(ReadOnlySpan<char> text, Span<byte> target) =>
        System.Text.Unicode.Utf8.FromUtf16(text, target, out _, out int written, replaceInvalidSequences: false) switch
        {
            OperationStatus.Done => written,
            OperationStatus.DestinationTooSmall => Utf8Text.TooLong,
            _ => Utf8Text.LoneSurrogate,
        };

    public static string? Decode(ReadOnlySpan<byte> bytes)
    {
        int count = Utf8Text.CountUnits(bytes);
        return count == 0 ? null : Decode(bytes, count);
    }

    public static string? Decode(ReadOnlySpan<byte> bytes, int count)
    {
        string text = Text.Fresh(count, out Span<char> units);
        OperationStatus status = System.Text.Unicode.Utf8.ToUtf16(bytes, units, out _, out int written, replaceInvalidSequences: false);
        return status == OperationStatus.Done && written == units.Length ? text : null;
    }
}
