namespace SerBench.Formats.Tests.Grid;

// Every format with every access refuses values that would come back changed. Values are refused, never changed.
public class ChangedValueTests
{
    public static TheoryData<string> Pairs => [.. ZooBinding.Pairs];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Lower_bounds_of_an_array_are_refused(string serializer)
    {
        Refuse(serializer, new Grids(), value => value.Grid = (int[,])Array.CreateInstance(typeof(int), [2, 3], [0, 1]));
        Refuse(serializer, new Grids(), value => value.Several = [(int[,])Array.CreateInstance(typeof(int), [0, 3], [5, 0])]);
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void An_array_of_another_type_is_refused(string serializer)
    {
        Refuse(serializer, new Arrays(), value => value.Numbers = (int[])(object)new uint[] { 1, uint.MaxValue });
        Refuse(serializer, new Arrays(), value => value.Bytes = (byte[])(object)new sbyte[] { -1 });
        Refuse(serializer, new Arrays(), value => value.Colors = (DayOfWeek[])(object)new int[] { 1 });
        Refuse(serializer, new Arrays(), value => value.Animals = new Cat[1]);
        Refuse(serializer, new Arrays(), value => value.Animals = new Cat[] { });
        Refuse(serializer, new Grids(), value => value.Grid = (int[,])(object)new uint[1, 1]);
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void A_comparer_of_ones_own_is_refused(string serializer)
    {
        Refuse(serializer, new Tables(), value => value.Map = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 });
        Refuse(serializer, new Tables(), value => value.Map = new(StringComparer.InvariantCulture));
        Refuse(serializer, new Tables(), value => value.Set = new(StringComparer.OrdinalIgnoreCase) { "a" });
        Refuse(serializer, new Tables(), value => value.Numbers = new(new ByParity()) { 1, 2 });
    }

    [Theory]
    [InlineData("dense")]
    [InlineData("ignite")]
    [InlineData("msgpack")]
    [InlineData("typed-bitmap")]
    public void Handwritten_code_refuses_them_too(string format)
    {
        var model = new ComplexModel();
        ComplexObject value = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
        value.Data = new(value.Data!, StringComparer.OrdinalIgnoreCase);
        Assert.Throws<UnsupportedValueException>(() => Witnesses.Encode($"{format}/handwritten", value));
    }

    private static void Refuse<T>(string serializer, T value, Action<T> change)
    {
        if (Witnesses.FindCodecOf<T>(serializer) is { } codec)
        {
            codec.Decode(codec.EncodeToArray(value));
            change(value);
            Assert.Throws<UnsupportedValueException>(() => codec.EncodeToArray(value));
        }
    }

    [Serializable]
    [GenerateBinarizer]
    public sealed class Grids { public int[,]? Grid { get; set; } = new int[2, 2]; public List<int[,]>? Several { get; set; } = []; }

    [Serializable]
    [GenerateBinarizer]
    public sealed class Arrays
    {
        public int[]? Numbers { get; set; } = [1];

        public byte[]? Bytes { get; set; } = [1];

        public DayOfWeek[]? Colors { get; set; } = [DayOfWeek.Friday];

        public Animal[]? Animals { get; set; } = [];
    }

    [Serializable]
    [GenerateBinarizer]
    public sealed class Tables
    {
        public Dictionary<string, int>? Map { get; set; } = new() { ["a"] = 1 };

        public HashSet<string>? Set { get; set; } = ["a"];

        public HashSet<int>? Numbers { get; set; } = [1];
    }

    [Serializable]
    [GenerateBinarizer]
    public class Animal { public int Legs { get; set; } }

    [Serializable]
    public sealed class Cat : Animal;

    private sealed class ByParity : IEqualityComparer<int>
    {
        public bool Equals(int x, int y) => x == y;

        public int GetHashCode(int obj) => obj & 1;
    }
}
