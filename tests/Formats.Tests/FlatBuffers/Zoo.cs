namespace SerBench.Formats.Tests.FlatBuffers;

// Every kind of value, with the schema Golden/FlatBuffers/zoo.fbs. The numbers survive flatc's JSON.
public sealed class Zoo
{
    // The JSON, without spaces, that flatc must produce for Make.
    public static readonly string Json = string.Concat(
        """{"flag":true,"tiny":-5,"letter":9793,"wide":18446744073709551615,"single":1.5,"money":{"flags":-2147352576,"high":0,"low":12345}""",
        ""","id":{"lo":14839230664760575335,"hi":17279655951921914625},"moment":5250133671657387904""",
        ""","stamp":{"utc_ticks":638447707230000000,"offset_minutes":-90},"span":-1,"day":738944,"clock":863400000000,"shade":3""",
        ""","maybe":0,"absent":null,"maybe_point":{"x":1,"y":2.5},"outer":{"rank":-1,"point":{"x":3,"y":4.5}},"text":"text","leaf":{"name":"leaf"}""",
        ""","flags":[true,false],"points":[{"x":5,"y":6.0},{"x":7,"y":8.0}]""",
        ""","ids":[{"lo":0,"hi":0},{"lo":4294967295,"hi":1080863910568919040}],"leaves":[{"name":"a"},{}]""",
        ""","by_text":[{"key":"k","value":[{"name":"v"}]},{"key":"none"}],"by_byte":[{"key":1,"value":0.5},{"key":2,"value":null}]""",
        ""","set":[9,8],"jagged":[{"content":[1,2]},{"content":[]},{}],"grid":{"lengths":[2,1],"content":["x","y"]}}""");

    public bool Flag { get; set; }

    public sbyte Tiny { get; set; }

    public char Letter { get; set; }

    public ulong Wide { get; set; }

    public float Single { get; set; }

    public decimal Money { get; set; }

    public Guid Id { get; set; }

    public DateTime Moment { get; set; }

    public DateTimeOffset Stamp { get; set; }

    public TimeSpan Span { get; set; }

    public DateOnly Day { get; set; }

    public TimeOnly Clock { get; set; }

    public ZooShade Shade { get; set; }

    public int? Maybe { get; set; }

    public int? Absent { get; set; }

    public ZooPoint? MaybePoint { get; set; }

    public ZooPoint? AbsentPoint { get; set; }

    public ZooOuter Outer { get; set; }

    public string? Text { get; set; }

    public string? AbsentText { get; set; }

    public ZooLeaf? Leaf { get; set; }

    public bool[]? Flags { get; set; }

    public List<ZooPoint>? Points { get; set; }

    public Guid[]? Ids { get; set; }

    public ZooLeaf[]? Leaves { get; set; }

    public Dictionary<string, List<ZooLeaf>?>? ByText { get; set; }

    public Dictionary<byte, double?>? ByByte { get; set; }

    public HashSet<long>? Set { get; set; }

    public List<int[]?>? Jagged { get; set; }

    public string[,]? Grid { get; set; }

    public static Zoo Make() => new()
    {
        Flag = true,
        Tiny = -5,
        Letter = '\u2641',
        Wide = ulong.MaxValue,
        Single = 1.5f,
        Money = -123.45m,
        Id = new Guid("01234567-89ab-cdef-0123-456789abcdef"),
        Moment = new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc),
        Stamp = new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-90)),
        Span = TimeSpan.FromTicks(-1),
        Day = new DateOnly(2024, 2, 29),
        Clock = new TimeOnly(23, 59),
        Shade = ZooShade.Dark,
        Maybe = 0,
        MaybePoint = new ZooPoint(1, 2.5),
        Outer = new ZooOuter(-1, new ZooPoint(3, 4.5)),
        Text = "text",
        Leaf = new ZooLeaf { Name = "leaf" },
        Flags = [true, false],
        Points = [new ZooPoint(5, 6), new ZooPoint(7, 8)],
        Ids = [Guid.Empty, new Guid("ffffffff-0000-0000-0000-00000000000f")],
        Leaves = [new ZooLeaf { Name = "a" }, new ZooLeaf()],
        ByText = new() { ["k"] = [new ZooLeaf { Name = "v" }], ["none"] = null },
        ByByte = new() { [1] = 0.5, [2] = null },
        Set = [9, 8],
        Jagged = [[1, 2], [], null],
        Grid = new[,] { { "x" }, { "y" } },
    };

    public enum ZooShade : short { Dark = 3 }

    public readonly record struct ZooPoint(sbyte X, double Y);

    public readonly record struct ZooOuter(short Rank, ZooPoint Point);

    public sealed class ZooLeaf { public string? Name { get; set; } }
}
