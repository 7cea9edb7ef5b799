namespace SerBench.Formats.Tests.Grid;

// A value of every kind that formats carry.
public sealed class Zoo
{
    public bool Bool { get; set; }
    public byte Byte { get; set; }
    public sbyte SByte { get; set; }
    public short Int16 { get; set; }
    public ushort UInt16 { get; set; }
    public int Int32 { get; set; }
    public uint UInt32 { get; set; }
    public long Int64 { get; set; }
    public ulong UInt64 { get; set; }
    public char Char { get; set; }
    public float Single { get; set; }
    public double Double { get; set; }
    public decimal Decimal { get; set; }
    public Guid Guid { get; set; }
    public DateTime DateTime { get; set; }
    public DateTimeOffset DateTimeOffset { get; set; }
    public TimeSpan TimeSpan { get; set; }
    public DateOnly DateOnly { get; set; }
    public TimeOnly TimeOnly { get; set; }
    public Wide Wide { get; set; }
    public Small Small { get; set; }
    public string? Text { get; set; }
    public int? Maybe { get; set; }
    public Guid? MaybeGuid { get; set; }
    public Point Point { get; set; }
    public Point? MaybePoint { get; set; }
    public Inner? Inner { get; set; }
    public byte[]? Bytes { get; set; }
    public int[]? Numbers { get; set; }
    public List<double>? Doubles { get; set; }
    public HashSet<long>? Set { get; set; }
    public Small[]? Enums { get; set; }
    public List<string>? Texts { get; set; }
    public Guid[]? Guids { get; set; }
    public List<Inner>? Inners { get; set; }
    public Dictionary<string, Inner>? Map { get; set; }
    public Dictionary<int, string>? Names { get; set; }
    public List<byte[]>? Blobs { get; set; }

    // Values whose every bit matters.
    public static Zoo Full() => new()
    {
        Bool = true,
        Byte = 200,
        SByte = -100,
        Int16 = short.MinValue,
        UInt16 = ushort.MaxValue,
        Int32 = int.MinValue,
        UInt32 = uint.MaxValue,
        Int64 = long.MinValue,
        UInt64 = ulong.MaxValue,
        Char = 'Я',
        Single = -0f,
        Double = double.Epsilon,
        Decimal = -79228162514264.337593543950335m,
        Guid = new Guid("01234567-89ab-cdef-0123-456789abcdef"),
        DateTime = new DateTime(2016, 4, 19, 1, 2, 3, DateTimeKind.Utc).AddTicks(7),
        DateTimeOffset = new DateTimeOffset(2016, 4, 19, 1, 2, 3, TimeSpan.FromMinutes(-330)),
        TimeSpan = new TimeSpan(-1234567890123),
        DateOnly = new DateOnly(2016, 4, 19),
        TimeOnly = new TimeOnly(23, 59, 59, 999),
        Wide = Wide.Last,
        Small = Small.Last,
        Text = "naïve 🔑 text",
        Maybe = 0,
        MaybeGuid = Guid.Empty,
        Point = new Point { X = -1, Y = 2.5f },
        MaybePoint = new Point(),
        Inner = Make(1),
        Bytes = [0, 255, 128],
        Numbers = [0, -1, 300, int.MaxValue, int.MinValue],
        Doubles = [1.5, double.NaN, -0.0],
        Set = [1, -1, long.MaxValue],
        Enums = [Small.None, Small.Last],
        Texts = ["", "a", new string('x', 300)],
        Guids = [Guid.Empty, new Guid("01234567-89ab-cdef-0123-456789abcdef")],
        Inners = [Make(2), new Inner()],
        Map = new() { ["one"] = Make(3), [""] = new Inner() },
        Names = new() { [0] = "", [-7] = "seven" },
        Blobs = [[], [1, 2, 3]],
    };

    private static Inner Make(int number) => new()
    {
        Number = number,
        Name = $"inner {number}",
        Next = number > 1 ? new Inner { Number = -number, Name = "next" } : null,
    };
}
