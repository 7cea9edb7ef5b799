namespace SerBench.Formats.Tests.FlatBuffers;

// Random values, in any order of widths, with any members absent.
public class FlatBuffersPropertyTests
{
    private const int Tests = 500;

    private static readonly Config Seeded = PinnedSeed.Of(20140616, 33, Tests);

    [Fact]
    public void NotesSurvive()
    {
        Gen<Note> notes =
            from text in ArbMap.Default.GeneratorFor<string?>().Where(IsText)
            from numbers in ArbMap.Default.GeneratorFor<long[]?>()
            from maybe in ArbMap.Default.GeneratorFor<short?>()
            from flag in ArbMap.Default.GeneratorFor<bool>()
            from bytes in ArbMap.Default.GeneratorFor<byte[]?>()
            from shape in ArbMap.Default.GeneratorFor<(byte, double)[]?>()
            from counts in ArbMap.Default.GeneratorFor<int[]>()
            select new Note
            {
                Text = text,
                Numbers = numbers,
                Maybe = maybe,
                Flag = flag,
                Bytes = bytes,
                Pairs = shape,
                Counts = counts.Distinct().ToDictionary(count => count, count => count % 3 == 0 ? null : $"{count}"),
                Inner = counts.Length % 2 == 0 ? null : new Note { Maybe = maybe, Flag = !flag },
            };

        Prop.ForAll(notes.ToArbitrary(), note => AreEqual(note, Flat.RoundTrip(note))).Check(Seeded);
    }

    private static bool AreEqual(Note? left, Note? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Text == right.Text
            && left.Maybe == right.Maybe
            && left.Flag == right.Flag
            && Same(left.Numbers, right.Numbers)
            && Same(left.Bytes, right.Bytes)
            && Same(left.Pairs, right.Pairs)
            && Same(left.Counts?.OrderBy(entry => entry.Key), right.Counts?.OrderBy(entry => entry.Key))
            && AreEqual(left.Inner, right.Inner);
    }

    private static bool Same<T>(IEnumerable<T>? left, IEnumerable<T>? right) =>
        left is null || right is null ? left is null && right is null : left.SequenceEqual(right);

    private static bool IsText(string? text)
    {
        try
        {
            return text is null || new System.Text.UTF8Encoding(false, throwOnInvalidBytes: true).GetByteCount(text) >= 0;
        }
        catch (System.Text.EncoderFallbackException)
        {
            return false;
        }
    }

    public sealed class Note
    {
        public bool Flag { get; set; }

        public string? Text { get; set; }

        public long[]? Numbers { get; set; }

        public short? Maybe { get; set; }

        public byte[]? Bytes { get; set; }

        public (byte, double)[]? Pairs { get; set; }

        public Dictionary<int, string?>? Counts { get; set; }

        public Note? Inner { get; set; }
    }
}
