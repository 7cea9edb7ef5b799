namespace SerBench.Formats.Tests;

// Values that serializers often damage silently, through every pair of the grid: carried bit by bit, or refused while writing.
public class SpecialValueTests
{
    // The formats' pages on half a surrogate pair: carried or refused. A format that is not in this list may do either.
    private static readonly Dictionary<string, bool> CarriesHalfPairs = new()
    {
        ["ignite"] = true,
        ["ignite-full"] = true,
        ["ignite-raw"] = true,
        ["dense"] = true,
        ["protobuf"] = false,
        ["proto3"] = false,
        ["msgpack"] = false,
        ["msgpack-map"] = false,
        ["flatbuffers"] = false,
        ["nrbf"] = false,
        ["xbuf2"] = false,
        ["fixed"] = true,
    };

    private static readonly string[] HalfPairs =
        ["\uD800", "\uDFFF", "a\uDBFFb", "\uDC00\uD800", "long enough for vectors, 32 units \uD83D", "😀\uDE00", "é\uD83D"];

    public static TheoryData<string> Pairs => [.. Share.Of(ZooBinding.Pairs)];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void NumbersAreCarriedBitByBit(string serializer)
    {
        uint[] singles =
        [
            0x80000000, 0x7FC00000, 0xFFC00000, 0x7FC01234, 0x7F800001, 0xFFFFFFFF, 0x00000001, 0x7F7FFFFF, 0xFF800000, 0x7F800000,
        ];
        ulong[] doubles =
        [
            0x8000000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF8000000001234, 0x7FF0000000000001, ulong.MaxValue, 1,
            0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000,
        ];
        Carry(serializer, Array.ConvertAll(singles, BitConverter.UInt32BitsToSingle));
        Carry(serializer, Array.ConvertAll(doubles, BitConverter.UInt64BitsToDouble));
        Carry<sbyte>(serializer, [sbyte.MinValue, -1, 0, 1, sbyte.MaxValue]);
        Carry<short>(serializer, [short.MinValue, -1, 0, 1, 127, 128, short.MaxValue]);
        Carry<ushort>(serializer, [0, 127, 128, ushort.MaxValue]);
        Carry<int>(serializer, [int.MinValue, -129, -128, -1, 0, 1, 127, 128, 16383, 16384, int.MaxValue]);
        Carry<uint>(serializer, [0, 127, 128, 0x80000000, uint.MaxValue]);
        Carry<long>(serializer, [long.MinValue, int.MinValue - 1L, -1, 0, 1, uint.MaxValue, uint.MaxValue + 1L, long.MaxValue]);
        Carry<ulong>(serializer, [0, 127, 128, long.MaxValue, 0x8000000000000000, ulong.MaxValue]);
        Carry(serializer, [Guid.Empty, Guid.AllBitsSet]);
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void TextOfWholeCharactersIsCarried(string serializer) => Carry(
        serializer,
        [
            "", "\0", "a\0b", "\u007F\u0080\u07FF\u0800\uFFFD\uFFFE\uFFFF", "\uFEFFx", "\u0301", "😀", "\U00010000\U0010FFFF",
            "x😀y", "👨‍👩‍👧 é 語",
        ]);

    [Theory]
    [MemberData(nameof(Pairs))]
    public void HalfASurrogatePairIsCarriedOrRefusedAsTheFormatSays(string serializer)
    {
        bool? carries = CarriesHalfPairs.TryGetValue(serializer[..serializer.IndexOf('/')], out bool rule) ? rule : null;
        foreach (string text in HalfPairs)
        {
            CheckRule(serializer, new Box<string> { Value = text }, carries);
            CheckRule(serializer, new Box<string[]> { Value = ["plain", text] }, carries);
            CheckRule(serializer, new Box<List<string>> { Value = [text] }, carries);
            CheckRule(serializer, new Box<Dictionary<string, int>> { Value = new() { [text] = 1 } }, carries);
        }
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void OtherExtremesAreCarriedOrRefused(string serializer)
    {
        CarryOrRefuse<char>(serializer, ['\0', '\uD800', '\uDFFF', '\uFFFF']);
        CarryOrRefuse(serializer, [0m, 0.000m, new decimal(0, 0, 0, true, 28), decimal.MinValue, decimal.MaxValue, 1e-28m, 1.50m]);
        DateTime last = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc);
        CarryOrRefuse(serializer, [DateTime.MinValue, DateTime.MaxValue, last, DateTime.UnixEpoch.AddTicks(-1)]);
        CarryOrRefuse(serializer, [DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(-14))]);
        CarryOrRefuse(serializer, [TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.FromTicks(-1)]);
        CarryOrRefuse(serializer, [DateOnly.MinValue, DateOnly.MaxValue]);
        CarryOrRefuse(serializer, [TimeOnly.MinValue, TimeOnly.MaxValue]);
    }

    private static void Carry<T>(string serializer, T[] values)
    {
        Array.ForEach(values, value => Check(serializer, new Box<T> { Value = value }, mayRefuse: false));
        Check(serializer, new Box<T[]> { Value = values }, mayRefuse: false);
        Check(serializer, new Box<List<T>> { Value = [.. values] }, mayRefuse: false);
    }

    private static void CarryOrRefuse<T>(string serializer, T[] values) =>
        Array.ForEach(values, value => Check(serializer, new Box<T> { Value = value }, mayRefuse: true));

    private static void CheckRule(string serializer, object value, bool? carries)
    {
        if (Check(serializer, value, mayRefuse: true) is { } pair)
        {
            string did = pair.WasRefused ? "refused" : "did not refuse";
            Assert.True(pair.WasRefused != carries, $"{serializer} {did} half a pair in a {value.GetType()}");
        }
    }

    private static IZooPair? Check(string serializer, object value, bool mayRefuse)
    {
        IZooPair? pair = BoundPair.Of(serializer, value.GetType());
        Assert.Null(pair?.FindDifference(value));
        Assert.True(mayRefuse || pair?.WasRefused != true, $"{serializer} refused a {value.GetType()} while writing");
        return pair;
    }
}
