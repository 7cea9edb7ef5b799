using SerBench.Serializers;
using SerBench.Formats.Tests.Zoo;

namespace SerBench.Serializers.Tests.Peers;

// protobuf-net with types without attributes: each comes back complete, and its bytes equal those of our protobuf.
public sealed class ProtobufNetTypeTests
{
    private static readonly DateTime Noon = new(2026, 2, 3, 12, 0, 0, DateTimeKind.Utc);

    public enum Colour : byte { Red, Blue = 200 }

    public static TheoryData<string> Peers => ["peer/protobuf-net", "peer/protobuf-net:as-published"];

    // Kinds of dates, defaults, enums in collections, values without a public setter, records, and what a constructor left.
    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void The_bytes_are_ours(string peer)
    {
        AssertSameAsOurs(peer, new Dates
        {
            Utc = Noon,
            Local = DateTime.SpecifyKind(Noon, DateTimeKind.Local),
            Maybe = Noon,
            Many = [Noon, default, DateTime.SpecifyKind(Noon, DateTimeKind.Unspecified)],
            Day = new DateOnly(2026, 2, 3),
            Hour = new TimeOnly(12, 30),
        });
        AssertSameAsOurs(peer, new Dates());
        AssertSameAsOurs(peer, new Single<Guid>());
        AssertSameAsOurs(peer, new Single<decimal>());
        AssertSameAsOurs(peer, new Single<TimeSpan>());
        AssertSameAsOurs(peer, new Single<char>());
        AssertSameAsOurs(peer, new Single<DateTimeOffset?>());
        AssertSameAsOurs(peer, new Single<Colour>());
        AssertSameAsOurs(peer, new Single<Colour[]> { Value = [Colour.Red, Colour.Blue] });
        AssertSameAsOurs(peer, new Single<Colour?> { Value = Colour.Red });
        AssertSameAsOurs(peer, new Single<Dictionary<int, Colour>> { Value = new() { [1] = Colour.Blue } });
        AssertSameAsOurs(peer, new ReadOnly(5, "a"));
        AssertSameAsOurs(peer, new WithinOnly("b"));
        AssertSameAsOurs(peer, new Hidden { Number = 6 });
        AssertSameAsOurs(peer, new Line("a", 2, new Line("b", 3, null)));
        AssertSameAsOurs(peer, new Prefilled { Numbers = [5, 6], Name = null, Count = 0, Names = { [1] = "one" } });
        AssertSameAsOurs(peer, new Emptied { Words = [], Name = "" });
    }

    // docs/formats/protobuf.md, "Differences of protobuf-net".
    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void Where_the_bytes_differ_both_read_both(string peer)
    {
        AssertReadByBoth(peer, new Single<List<int>> { Value = [5] }, "0805", "0A0105");
        AssertReadByBoth(peer, new Single<List<int>> { Value = [] }, "0A00", "");
        AssertReadByBoth(peer, new Single<Dictionary<Colour, int>> { Value = new() { [Colour.Red] = 1 } }, "0A0408001001", "0A021001");
    }

    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void Days_and_hours_in_collections_are_read_by_us_only(string peer)
    {
        var value = new Single<DateOnly[]> { Value = [DateOnly.FromDayNumber(5), DateOnly.FromDayNumber(6)] };
        (IObjectCodec<Single<DateOnly[]>> theirs, IObjectCodec<Single<DateOnly[]>> ours) = Both<Single<DateOnly[]>>(peer);

        Assert.Equal("08050806", Convert.ToHexString(theirs.EncodeToArray(value)));
        Assert.Equal(value.Value, theirs.Decode(theirs.EncodeToArray(value)).Value);
        Assert.Equal(value.Value, ours.Decode(theirs.EncodeToArray(value)).Value);
        Assert.Throws<WireFormatException>(() => theirs.Decode(ours.EncodeToArray(value)));
    }

    // Of its surrogate, which has the message of our format.
    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void A_date_with_an_offset_has_a_message(string peer)
    {
        var value = new DateTimeOffset(2026, 2, 3, 12, 0, 0, TimeSpan.FromMinutes(-90));
        AssertSameAsOurs(peer, new Single<DateTimeOffset> { Value = value });
        AssertSameAsOurs(peer, new Single<DateTimeOffset?> { Value = value });
        AssertSameAsOurs(peer, new Single<DateTimeOffset[]> { Value = [value, DateTimeOffset.MaxValue] });
        AssertSameAsOurs(peer, new Single<Dictionary<int, DateTimeOffset>> { Value = new() { [1] = value } });
        IObjectCodec<Single<DateTimeOffset>> theirs = Both<Single<DateTimeOffset>>(peer).Theirs;
        Assert.Equal(value.Offset, theirs.Decode(theirs.EncodeToArray(new() { Value = value })).Value.Offset);
    }

    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void Null_differs_from_empty_where_the_type_says_that_it_may_be_null(string peer)
    {
        var codec = (IObjectCodec<Basket>)PeerCases.Codec<Basket>(peer);
        Basket[] values =
        [
            new() { Words = null, Prices = null },
            new() { Words = [], Numbers = [], Prices = [], Days = [], Maybe = [] },
            new() { Words = ["", null], Numbers = [1, 2], Prices = new() { ["x"] = 1 }, Days = [DateOnly.MinValue], Maybe = [1, null, 0] },
        ];
        foreach (Basket value in values)
        {
            Basket decoded = codec.Decode(codec.EncodeToArray(value));
            Assert.Null(DeepEqual.Compare(value, decoded, typeof(Basket), foldsNull: false));
        }
    }

    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void A_type_without_a_message_is_refused_with_its_path(string peer) =>
        Assert.Equal(
            "Single`1.Value: protobuf-net has no message for Version",
            Catalog.BuiltIn.Find(peer)!.Bind<Single<Version>>().Reason!.ToString());

    [PeerTheory("protobuf-net")]
    [MemberData(nameof(Peers))]
    public void A_value_that_the_library_does_not_carry_is_refused(string peer)
    {
        ICodec<Single<Emptied>> codec = PeerCases.Codec<Single<Emptied>>(peer);
        var derived = new Single<Emptied> { Value = new Derived() };
        UnsupportedValueException refusal = Assert.Throws<UnsupportedValueException>(() => codec.EncodeToArray(derived));
        Assert.Contains("Derived", refusal.Message);
    }

    private static void AssertSameAsOurs<T>(string peer, T value)
    {
        (IObjectCodec<T> theirs, IObjectCodec<T> ours) = Both<T>(peer);
        byte[] message = theirs.EncodeToArray(value);
        Assert.Equal(ours.EncodeToArray(value), message);
        AssertEqual(value, theirs.Decode(message));
        AssertEqual(value, ours.Decode(message));
    }

    private static void AssertReadByBoth<T>(string peer, T value, string theirHex, string ourHex)
    {
        (IObjectCodec<T> theirs, IObjectCodec<T> ours) = Both<T>(peer);
        Assert.Equal(theirHex, Convert.ToHexString(theirs.EncodeToArray(value)));
        Assert.Equal(ourHex, Convert.ToHexString(ours.EncodeToArray(value)));
        AssertEqual(value, theirs.Decode(ours.EncodeToArray(value)));
        AssertEqual(value, ours.Decode(theirs.EncodeToArray(value)));
    }

    private static (IObjectCodec<T> Theirs, IObjectCodec<T> Ours) Both<T>(string peer) =>
        ((IObjectCodec<T>)PeerCases.Codec<T>(peer), (IObjectCodec<T>)PeerCases.Codec<T>("protobuf/compiled"));

    private static void AssertEqual<T>(T expected, T actual) =>
        Assert.Null(DeepEqual.Compare(expected, actual, typeof(T), foldsNull: true));

    public sealed class Dates
    {
        public DateTime Utc { get; set; }

        public DateTime Local { get; set; }

        public DateTime? Maybe { get; set; }

        public DateTime[] Many { get; set; } = null!;

        public DateOnly Day { get; set; }

        public TimeOnly Hour { get; set; }
    }

    public sealed class Single<T> { public T Value { get; set; } = default!; }

    public sealed class Basket
    {
        public List<string?>? Words { get; set; } = ["left behind"];

        public int[]? Numbers { get; set; }

        public Dictionary<string, int>? Prices { get; set; } = [];

        public List<DateOnly>? Days { get; set; }

        public List<int?>? Maybe { get; set; }
    }

    public sealed class ReadOnly(int number, string text) { public int Number { get; } = number; public string Text { get; } = text; }

    public sealed class WithinOnly
    {
        public WithinOnly(string text) => Text = text;

        private WithinOnly()
        {
        }

        public string? Text { get; private set; }
    }

    public sealed record Line(string Text, int Number, Line? Next);

    public sealed class Prefilled
    {
        public List<int> Numbers { get; set; } = [1, 2];

        public string? Name { get; set; } = "somebody";

        public int Count { get; set; } = 7;

        public Dictionary<int, string> Names { get; set; } = new() { [2] = "two" };

        public Single<int> Inner { get; set; } = new() { Value = 4 };
    }

    public class Emptied { public List<string> Words { get; set; } = []; public string Name { get; set; } = ""; }

    public sealed class Derived : Emptied { public int More { get; set; } }

    internal sealed class Hidden { public int Number { get; set; } }
}
