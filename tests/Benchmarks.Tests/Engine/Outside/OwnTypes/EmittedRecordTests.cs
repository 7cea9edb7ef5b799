namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The pair of methods that is emitted over BinaryWriter carries members of every kind.
public sealed class EmittedRecordTests : WithFolder
{
    private const string Row = "peer/BinaryWriter";

    // A class Own with members of every kind at every place.
    internal const string Source = """
        using System; using System.Collections.Generic;
        public enum Wide : ulong { None, All = ulong.MaxValue }
        public struct Point { public double X; public float? Y; }
        public sealed class Empty { }
        public sealed class Turned { public int First { get; } public string Second { get; } public Turned(string second, int first) => (First, Second) = (first, second); }
        public sealed class Hidden { private int _number; private string _text = ""; private Hidden() { } public static Hidden Of(int number) => new() { _number = number, _text = "x" }; public override string ToString() => _text + _number; }
        public sealed record Chain(int Number, Chain? Next);
        public sealed class Own
        {
            public bool Boolean { get; set; } public byte Byte { get; set; } public sbyte SByte { get; set; } public short Short { get; set; } public ushort UShort { get; set; }
            public int Int { get; set; } public uint UInt { get; set; } public long Long { get; set; } public ulong ULong { get; set; } public char Char { get; set; }
            public float Float { get; set; } public double Double { get; set; } public decimal Decimal { get; set; } public Guid Guid { get; set; } public DateTime Time { get; set; }
            public DateTimeOffset Offset { get; set; } public TimeSpan Span { get; set; } public DateOnly Day { get; set; } public TimeOnly Clock { get; set; } public Wide Wide { get; set; }
            public bool? MaybeBoolean { get; set; } public char? MaybeChar { get; set; } public decimal? MaybeDecimal { get; set; } public DateTime? MaybeTime { get; set; } public Wide? MaybeWide { get; set; }
            public DateTimeOffset? MaybeOffset { get; set; } public TimeOnly? MaybeClock { get; set; } public DateOnly? MaybeDay { get; set; } public Guid? MaybeGuid { get; set; } public Point? MaybePoint { get; set; }
            public string? Text { get; set; } public Point Point { get; set; } public Empty? Empty { get; set; } public Turned? Turned { get; set; } public Hidden? Hidden { get; set; } public Chain? Chain { get; set; }
            public byte[]? Bytes { get; set; } public int?[]? Maybes { get; set; } public int[][]? Jagged { get; set; } public int[,]? Table { get; set; } public int[][,]? Tables { get; set; } public List<int[]>[]? Mixed { get; set; }
            public List<Point>? Points { get; set; } public List<Turned>? Turns { get; set; } public List<Point?>? MaybePoints { get; set; } public HashSet<string>? Names { get; set; } public HashSet<Wide>? Wides { get; set; }
            public Dictionary<string, List<DateTime>>? Times { get; set; } public Dictionary<Guid, Turned>? Map { get; set; } public Dictionary<int, double?>? Numbers { get; set; } public Dictionary<char, Dictionary<long, string>>? Maps { get; set; }
        }
        """;

    [Fact]
    public void Every_kind_comes_back() =>
        AttributedTypeTests.AssertVerified([Row], CompiledAssembly.Write(_folder, "OwnTypes", Source), "--count", "64");

    [Fact]
    public void An_item_that_is_null_is_refused()
    {
        const string Holder = """
            public sealed class Held { public int Id { get; set; } }
            public sealed class Own { public List<Held>? Items { get; set; } }
            """;
        string types = CompiledAssembly.Write(_folder, "OwnTypes", Holder);
        string data = _folder.Write("data.json", """[{"Items":[null]}]""");

        ProgramRun run = ProgramRun.Of("sizes", "--types", types, "--type", "Own", "--serializer", Row, "--data", data);

        Assert.Contains("BinaryReader refuses it", run.Output);
    }
}
