using System.Runtime.Serialization;

namespace SerBench.Serializers.Tests.Peers;

// DataContractSerializer and Newtonsoft.Json.Bson refuse the types of which they would lose or change a member, and lose nothing of others.
public sealed class LostMemberTests
{
    private const string Contracts = "peer/DataContractSerializer";
    private const string Bson = "peer/Newtonsoft.Json.Bson";

    [Fact]
    public void Members_that_BSON_changes_are_refused()
    {
        AssertRefused<Has<decimal>>(Bson, "Has`1.Value: BSON as Newtonsoft.Json writes it has no decimal, only the nearest double");
        AssertRefused<Has<List<Has<decimal>>>>(
            Bson, "Has`1.Value[].Value: BSON as Newtonsoft.Json writes it has no decimal, only the nearest double");
        AssertRefused<Has<TimeOnly>>(Bson, "Has`1.Value: Newtonsoft.Json has no exact form of TimeOnly");
        AssertRefused<Has<int[,]>>(Bson, "Has`1.Value: Newtonsoft.Json loses the lengths of empty arrays of several dimensions");
        AssertRefused<Has<Dictionary<double, string>>>(
            Bson, "Has`1.Value: Newtonsoft.Json writes keys as text, which is not exact for Double");
    }

    [Fact]
    public void Members_that_Json_NET_skips_are_refused()
    {
        const string Carries = "Newtonsoft.Json carries public members that can be read and set, which";
        AssertRefused<Secret>(Bson, $"Secret: {Carries} _hidden is not without [JsonProperty]");
        AssertRefused<Guarded>(Bson, $"Guarded: {Carries} Id is not without [JsonProperty]");
        AssertRefused<Has<Secret[]>>(Bson, $"Has`1.Value[]: {Carries} _hidden is not without [JsonProperty]");
    }

    // The library's attribute helps, and a day comes back whatever it is.
    [Fact]
    public void What_Json_NET_carries_is_not_refused()
    {
        Assert.Equal(7, RoundTrip(Bson, Marked.Of(7)).Id);
        for (int day = 0; day <= DateOnly.MaxValue.DayNumber; day += 9973)
        {
            Assert.Equal(day, RoundTrip(Bson, new Has<DateOnly> { Value = DateOnly.FromDayNumber(day) }).Value.DayNumber);
        }
    }

    [Fact]
    public void Members_outside_of_the_data_contract_are_refused()
    {
        AssertRefused<Halved>(Contracts, "Halved: DataContractSerializer would lose Other, which is no member of the data contract");
        AssertRefused<Contract<Guarded>>(
            Contracts, "Contract`1.Value: DataContractSerializer would lose Id, which is no member of the data contract");
        AssertRefused<Contract<Item[]>>(
            Contracts, "Contract`1.Value[]: DataContractSerializer would lose Total, which is no member of the data contract");
        AssertRefused<Contract<int[,]>>(Contracts, "Contract`1.Value: DataContractSerializer carries arrays of one dimension only");
        AssertRefused<Moment>(Contracts, "Moment: no code of this library has been emitted for it");
    }

    [Fact]
    public void Hidden_fields_of_classes_marked_serializable_come_back() =>
        Assert.Equal(7, RoundTrip(Contracts, new Contract<Hidden> { Value = new Hidden(7) }).Value!.Reveal());

    [Theory]
    [InlineData(DateTimeKind.Utc)]
    [InlineData(DateTimeKind.Local)]
    [InlineData(DateTimeKind.Unspecified)]
    public void Dates_keep_their_kind_and_every_tick(DateTimeKind kind)
    {
        var date = new DateTime(638_000_000_000_000_001, kind);
        AssertDates(RoundTrip(Bson, Moment.At(date)), date);
        AssertDates(RoundTrip(Contracts, new Contract<Moment> { Value = Moment.At(date) }).Value!, date);
    }

    [Fact]
    public void Numbers_keep_every_bit()
    {
        Numbers numbers = RoundTrip(
            Bson, new Numbers { Single = -0f, Double = double.Epsilon, Largest = long.MaxValue, Letter = '\0', Id = Guid.AllBitsSet });
        Assert.Equal(int.MinValue, BitConverter.SingleToInt32Bits(numbers.Single));
        Assert.Equal((double.Epsilon, long.MaxValue, '\0', Guid.AllBitsSet), (numbers.Double, numbers.Largest, numbers.Letter, numbers.Id));
        var unsigned = new Numbers { Unsigned = ulong.MaxValue };
        UnsupportedValueException refused = Assert.Throws<UnsupportedValueException>(() => RoundTrip(Bson, unsigned));
        Assert.Contains("too large", refused.Message);
    }

    [Fact]
    public void An_object_of_a_derived_class_is_refused()
    {
        var order = new Has<List<Named>> { Value = [new Named { N = "a" }, new Renamed { N = "b" }] };
        UnsupportedValueException refused = Assert.Throws<UnsupportedValueException>(() => RoundTrip(Bson, order));
        Assert.Contains("no member declares Renamed", refused.Message);
    }

    [Fact]
    public void Collections_come_back_without_additions_whatever_their_keys()
    {
        Prefilled value = RoundTrip(Bson, new Prefilled { Names = ["b"], Links = new() { ["$ref"] = "1", ["$type"] = "x", [""] = null } });
        Assert.Equal(["b"], value.Names);
        Assert.Equal([new("$ref", "1"), new("$type", "x"), new("", null)], value.Links);
    }

    // The library would make a builder of as many characters, or an array of as many bytes, before it reads them.
    [Theory]
    [InlineData(0x02)]
    [InlineData(0x05)]
    public void A_length_beyond_the_message_costs_no_memory(byte element)
    {
        var codec = (IObjectCodec<Named>)Catalog.BuiltIn.Find(Bson)!.Bind<Named>().Codec!;
        byte[] message = [0xFF, 0, 0, 0, element, (byte)'N', 0, 0xFE, 0xFF, 0xFF, 0x7F, .. new byte[0xF4]];
        PeerCases.AssertCheaplyRefused(() => codec.Decode(message));
    }

    // The library throws again on every level, which once exhausted the stack of an ordinary thread at a hundred levels.
    [Theory]
    [InlineData(50)]
    [InlineData(120)]
    [InlineData(5000)]
    public void Damage_deep_inside_exhausts_no_small_stack(int levels)
    {
        var codec = (IObjectCodec<TreeNode>)Catalog.BuiltIn.Find(Bson)!.Bind<TreeNode>().Codec!;
        byte[] level = [.. BitConverter.GetBytes(1 << 10), 0x03, .. "Left\0"u8];
        byte[] message = [.. Enumerable.Repeat(level, levels).SelectMany(bytes => bytes), .. new byte[1 << 10]];
        Exception? thrown = null;
        var reader = new Thread(() => thrown = Record.Exception(() => codec.Decode(message)), maxStackSize: 512 * 1024);
        reader.Start();
        reader.Join();
        Assert.IsType<WireFormatException>(thrown);
    }

    private static void AssertDates(Moment moment, DateTime expected)
    {
        Assert.Equal((expected.Ticks, expected.Kind), (moment.Date.Ticks, moment.Date.Kind));
        Assert.Equal((expected.Ticks, TimeSpan.FromMinutes(90)), (moment.Offset.Ticks, moment.Offset.Offset));
        Assert.Equal(TimeSpan.MinValue, moment.Span);
    }

    private static T RoundTrip<T>(string serializer, T value)
    {
        Binding<T> binding = Catalog.BuiltIn.Find(serializer)!.Bind<T>();
        Assert.True(binding.Codec is not null, binding.Reason?.ToString());
        return ((IObjectCodec<T>)binding.Codec).Decode(binding.Codec.EncodeToArray(value));
    }

    private static void AssertRefused<T>(string serializer, string reason) =>
        Assert.Equal(reason, Catalog.BuiltIn.Find(serializer)!.Bind<T>().Reason?.ToString());

    public sealed class Has<T> { public T? Value { get; set; } }

    [DataContract]
    public sealed class Contract<T>
    {
        [DataMember]
        public T? Value { get; set; }
    }

    public sealed class Marked
    {
        [Newtonsoft.Json.JsonProperty]
        public int Id { get; private set; }

        public static Marked Of(int id) => new() { Id = id };
    }

    public class Named { public string? N { get; set; } }

    public sealed class Renamed : Named { public int Times { get; set; } }

    public sealed class Secret
    {
        private int _hidden = 1;

        public int Reveal() => _hidden++;
    }

    public sealed class Guarded { public int Id { get; private set; } }

    [DataContract]
    public sealed class Halved
    {
        [DataMember]
        public int One { get; set; }

        public int Other { get; set; }
    }

    public sealed class Item
    {
        [IgnoreDataMember]
        public int Total { get; set; }
    }

    [Serializable]
    public sealed class Hidden(int secret)
    {
        private readonly int _secret = secret;

        public int Reveal() => _secret;
    }

    public sealed class Moment
    {
        public DateTime Date { get; set; }

        public DateTimeOffset Offset { get; set; }

        public TimeSpan Span { get; set; }

        public static Moment At(DateTime date) => new()
        {
            Date = date,
            Offset = new DateTimeOffset(date.Ticks, TimeSpan.FromMinutes(90)),
            Span = TimeSpan.MinValue,
        };
    }

    public sealed class Numbers
    {
        public float Single { get; set; }

        public double Double { get; set; }

        public long Largest { get; set; }

        public ulong Unsigned { get; set; }

        public char Letter { get; set; }

        public Guid Id { get; set; }
    }

    public sealed class Prefilled
    {
        public List<string> Names { get; set; } = ["a"];

        public Dictionary<string, string?>? Links { get; set; }
    }
}
