namespace SerBench.Formats.Tests.Kinds;

#pragma warning disable CA1051, CA1819, CA2227, CA1710, CA1711, CA1716, CA1720, CA1724, CA1034, CA1707, SA1402 // Types as people have them.

// Types of varied kinds, as people declare them. Each is a message of its own in every format, access and library.
public static partial class KindTypes
{
    public static IReadOnlyList<Type> All { get; } =
        [.. typeof(KindTypes).GetNestedTypes()
            .Where(type => type.IsDefined(typeof(GenerateBinarizerAttribute), inherit: false))
            .OrderBy(type => type.Name, StringComparer.Ordinal)];

    public enum Color : byte { Red, Green, Blue = 200 }

    [Serializable]
    public struct Spot { public double X { get; set; } public int Y { get; set; } }

    [Serializable]
    public readonly record struct Coordinate(int X, int Y);

    [Serializable]
    public sealed record Tag(string Name, int Weight);

    [Serializable]
    public sealed class Line { public int Number { get; set; } public string Name { get; set; } = ""; }

    [Serializable]
    public sealed class Ranked<T> { public T? Value { get; set; } public int Rank { get; set; } }

    [Serializable]
    public class Base { public int Id { get; set; } }


    [Serializable, GenerateBinarizer]
    public sealed record Positional(int Id, string Name, List<int> Items);

    [Serializable, GenerateBinarizer]
    public sealed record Mixed(int Id, string Name) { public double Weight { get; set; } }

    [Serializable, GenerateBinarizer]
    public readonly record struct Point(int X, long Y, string Name);

    [Serializable, GenerateBinarizer]
    public struct Size { public int Width { get; set; } public short Height { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Derived : Base { public string Name { get; set; } = ""; }

    [Serializable, GenerateBinarizer]
    public class Open { public int Id { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Constructed(int id, string name) { public int Id { get; } = id; public string Name { get; } = name; }

    [Serializable, GenerateBinarizer]
    public sealed class Numbers
    {
        public byte B;

        public sbyte S;

        public short I;

        public ushort U;

        public int N { get; set; }

        public uint M { get; set; }

        public long L { get; set; }

        public ulong X { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Fractions { public float F { get; set; } public double D { get; set; } public decimal M { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Flags { public bool A { get; set; } public bool B { get; set; } public char C { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Dates
    {
        public DateTime A { get; set; }

        public DateTimeOffset B { get; set; }

        public TimeSpan C { get; set; }

        public DateOnly D { get; set; }

        public TimeOnly E { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Keys { public Guid Id { get; set; } public DayOfWeek Day { get; set; } public Color Color { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Maybes
    {
        public int? A { get; set; }

        public bool? B { get; set; }

        public Guid? C { get; set; }

        public Color? D { get; set; }

        public DateTime? E { get; set; }

        public decimal? F { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Texts { public string A { get; set; } = ""; public string? B { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Underscored { public int _id { get; set; } public string _7 { get; set; } = ""; }

    [Serializable, GenerateBinarizer]
    public sealed class Blobs { public int Id { get; set; } public byte[] Content { get; set; } = []; }

    [Serializable, GenerateBinarizer]
    public sealed class Arrays
    {
        public int[] A { get; set; } = [];

        public string[] B { get; set; } = [];

        public Spot[] C { get; set; } = [];

        public DateTime[] D { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Jagged { public int[][] A { get; set; } = []; public string[][] B { get; set; } = []; }

    [Serializable, GenerateBinarizer]
    public sealed class Grids { public int[,] A { get; set; } = new int[0, 0]; public double[,] B { get; set; } = new double[0, 0]; }

    [Serializable, GenerateBinarizer]
    public sealed class MaybeItems { public int?[] A { get; set; } = []; public List<decimal?> B { get; set; } = []; }

    [Serializable, GenerateBinarizer]
    public sealed class Lists
    {
        public List<int> A { get; set; } = [];

        public List<string> B { get; set; } = [];

        public List<Line> C { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Sets { public HashSet<int> A { get; set; } = []; public HashSet<string> B { get; set; } = []; }

    [Serializable, GenerateBinarizer]
    public sealed class Maps { public Dictionary<string, int> A { get; set; } = []; public Dictionary<int, Line> B { get; set; } = []; }

    [Serializable, GenerateBinarizer]
    public sealed class MapsOfLists
    {
        public Dictionary<string, List<int>> A { get; set; } = [];

        public Dictionary<string, Dictionary<int, string>> B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class MapsOfMaybes
    {
        public Dictionary<string, List<int?>> A { get; set; } = [];

        public Dictionary<string, Dictionary<string, double?>> B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Nested
    {
        public Line Line { get; set; } = new();

        public Line? Other { get; set; }

        public Spot Here { get; set; }

        public Spot? There { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Recursive
    {
        public int Id { get; set; }

        public Recursive? Next { get; set; }

        public List<Recursive>? Children { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class ValueTuples
    {
        public (int, string) A { get; set; }

        public (Guid Id, double Weight) B { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Pairs
    {
        public KeyValuePair<string, int> A { get; set; }

        public List<KeyValuePair<int, string>> B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class InitOnly { public int Id { get; init; } public string Name { get; init; } = ""; }

    [Serializable, GenerateBinarizer]
    public sealed class Required { public required int Id { get; set; } public required string Name { get; init; } }

    [Serializable, GenerateBinarizer]
    public sealed class OfGenerics
    {
        public Ranked<int> A { get; set; } = new();

        public Ranked<string>? B { get; set; }

        public List<Ranked<double>> C { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class OfRecords { public List<Tag> A { get; set; } = []; public Tag? B { get; set; } public Coordinate C { get; set; } }
}
