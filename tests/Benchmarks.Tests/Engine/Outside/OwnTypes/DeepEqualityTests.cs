namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Equality and checksum of own types: every difference that one of them notices, the other notices too.
public class DeepEqualityTests
{
    public static TheoryData<string, Action<Everything>> Changes => new()
    {
        { ".Number", value => value.Number = -0.0 },
        { ".Number", value => value.Number = BitConverter.UInt64BitsToDouble(0x7FF8000000000001) },
        { ".Money", value => value.Money = 1.0m },
        { ".Time", value => value.Time = DateTime.SpecifyKind(value.Time, DateTimeKind.Local) },
        { ".Zoned", value => value.Zoned = value.Zoned.ToOffset(TimeSpan.FromHours(1)) },
        { ".Name", value => value.Name = "nine" },
        { ".Note", value => value.Note = "" },
        { ".Count", value => value.Count = 0 },
        { ".Day", value => value.Day = DayOfWeek.Friday },
        { ".Id", value => value.Id = Guid.Empty },
        { ".Numbers[]", value => value.Numbers[1] = 0 },
        { ".Numbers", value => value.Numbers = [1] },
        { ".Words[1]", value => value.Words[1] = "c" },
        { ".Words", value => value.Words.Add("c") },
        { ".Set[1]", value => value.Set = [5, 7] },
        { ".Map[a].Name", value => value.Map["a"]!.Name = "x" },
        { ".Map[b]", value => value.Map["b"] = new Everything() },
        { ".Map", value => value.Map.Remove("b") },
        { ".Grid", value => value.Grid = new int[,] { { 1 }, { 2 } } },
        { ".Inner.Inner", value => value.Inner!.Inner = new Everything() },
        { ".Inner", value => value.Inner = null },
    };

    [Fact]
    public void Equal_values_are_equal() => ContentEqualityTests.AssertSame(Make(), Make());

    [Theory]
    [MemberData(nameof(Changes))]
    public void Every_change_is_found_where_it_is(string path, Action<Everything> change)
    {
        Everything changed = Make();
        change(changed);
        Assert.Equal(path, DeepEquality.Find(Make(), changed));
        Assert.NotEqual(DeepTouch.Of(Make()), DeepTouch.Of(changed));
    }

    [Fact]
    public void The_order_of_sets_and_maps_is_no_part_of_them()
    {
        Everything other = Make();
        other.Set = [6, 5];
        other.Map = new Dictionary<string, Everything?> { ["b"] = null, ["a"] = other.Map["a"] };
        ContentEqualityTests.AssertSame(Make(), other);
    }

    [Fact]
    public void Cycles_end()
    {
        (Everything left, Everything right) = (Make(), Make());
        left.Inner!.Inner = left;
        right.Inner!.Inner = right;
        ContentEqualityTests.AssertSame(left, right);
        right.Inner.Name = "other";
        Assert.Equal(".Inner.Name", DeepEquality.Find(left, right));
    }

    [Fact]
    public void What_no_format_of_ours_carries_is_compared_too()
    {
        Loose Make(string json) => new() { Items = [1, 2], Any = JsonDocument.Parse(json).RootElement, Base = new Derived { Extra = 3 } };
        Assert.Null(DeepEquality.Find(Make("{\"a\":1}"), Make("{ \"a\": 1 }")));
        Assert.Equal(".Any", DeepEquality.Find(Make("1"), Make("2")));
        Loose other = Make("1");
        other.Items = [1, 3];
        Assert.Equal(".Items[1]", DeepEquality.Find(Make("1"), other));
        other = Make("1");
        other.Base = new Derived { Extra = 4 };
        Assert.Equal(".Base.Extra", DeepEquality.Find(Make("1"), other));
        other.Base = new Base();
        Assert.Equal(".Base", DeepEquality.Find(Make("1"), other));
    }

    private static Everything Make() => new()
    {
        Money = 1.00m,
        Time = new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        Zoned = new DateTimeOffset(2024, 1, 2, 3, 4, 5, TimeSpan.Zero),
        Name = "name",
        Id = new Guid("01234567-89ab-cdef-0123-456789abcdef"),
        Numbers = [1, 2],
        Words = ["a", "b"],
        Set = [5, 6],
        Map = new Dictionary<string, Everything?> { ["a"] = new(), ["b"] = null },
        Grid = new int[,] { { 1, 2 } },
        Inner = new Everything(),
    };

    private class Base { public int Plain = 1; }
    private sealed class Derived : Base { public int Extra; }
    private sealed class Loose { public IReadOnlyList<int> Items = []; public object? Any; public Base? Base; }
}
