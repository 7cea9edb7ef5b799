using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Hostile;

// A type whose values nest in collections of one item, and end in bytes that the collections may claim.
internal interface IAmplifier<T>
{
    // Memory of the largest object with its empty collections and of its place in a collection, where 64 bytes are too few for both.
    static virtual int Largest => 0;

    byte[]? Rest { get; set; }

    // A value that holds another one.
    static abstract T Around(T inner);
}

// Types of which a short message might ask for much memory.
public static class Amplifiers
{
    [Serializable]
    [GenerateBinarizer]
    public sealed class ListNode : IAmplifier<ListNode>
    {
        public List<ListNode?>? Items { get; set; }

        public int Number { get; set; }

        public byte[]? Rest { get; set; }

        public static ListNode Around(ListNode inner) => new() { Items = [inner] };
    }

    [Serializable]
    [GenerateBinarizer]
    public sealed class ArrayNode : IAmplifier<ArrayNode>
    {
        public ArrayNode?[]? Items { get; set; }

        public byte[]? Rest { get; set; }

        public static ArrayNode Around(ArrayNode inner) => new() { Items = [inner] };
    }

    [Serializable]
    [GenerateBinarizer]
    public sealed class SetNode : IAmplifier<SetNode>
    {
        public HashSet<SetNode>? Items { get; set; }

        public byte[]? Rest { get; set; }

        public static SetNode Around(SetNode inner) => new() { Items = [inner] };
    }

    [Serializable]
    [GenerateBinarizer]
    public sealed class MapNode : IAmplifier<MapNode>
    {
        public static int Largest => 160;

        public Dictionary<int, MapNode?>? Items { get; set; }

        public byte[]? Rest { get; set; }

        public static MapNode Around(MapNode inner) => new() { Items = new() { [1] = inner } };
    }

    [Serializable]
    [GenerateBinarizer]
    public struct StructNode : IAmplifier<StructNode>
    {
        public static int Largest => 80;

        public StructNode[]? Items { get; set; }

        public decimal A { get; set; }

        public decimal B { get; set; }

        public decimal C { get; set; }

        public byte[]? Rest { get; set; }

        public static StructNode Around(StructNode inner) => new() { Items = [inner] };
    }

    [Serializable]
    [GenerateBinarizer]
    public struct BigMapNode : IAmplifier<BigMapNode>
    {
        public static int Largest => 300;

        public Dictionary<int, BigMapNode>? Items { get; set; }

        public Eight Numbers { get; set; }

        public byte[]? Rest { get; set; }

        public static BigMapNode Around(BigMapNode inner) => new() { Items = new() { [1] = inner } };
    }

    [Serializable]
    [GenerateBinarizer]
    public struct Eight
    {
        public Guid A { get; set; }

        public Guid B { get; set; }

        public Guid C { get; set; }

        public Guid D { get; set; }

        public Guid E { get; set; }

        public Guid F { get; set; }

        public Guid G { get; set; }

        public Guid H { get; set; }
    }

    [Serializable]
    [GenerateBinarizer]
    public sealed class Jagged : IAmplifier<Jagged>
    {
        public Point[][]? Items { get; set; } = [[default]];

        public byte[]? Rest { get; set; }

        public static Jagged Around(Jagged inner) => inner;
    }

    // Objects in tail position: a bit announces each, and each but the first waits.
    [Serializable]
    [GenerateBinarizer]
    public sealed class Fan : IAmplifier<Fan>
    {
        public static int Largest => 80 + 96;

        byte[]? IAmplifier<Fan>.Rest
        {
            get => null;
            set { }
        }

        public Fan? A { get; set; }

        public Fan? B { get; set; }

        public Fan? C { get; set; }

        public Fan? D { get; set; }

        public Fan? E { get; set; }

        public Fan? F { get; set; }

        public Fan? G { get; set; }

        public Fan? H { get; set; }

        public static Fan Around(Fan inner) => new() { A = inner };
    }

    [Serializable]
    public record struct Point(double X, double Y);

    // Jagged of an older writer, whose points had no fields.
    public sealed class JaggedOfNothing { public Nothing[][]? Items { get; set; } public byte[]? Rest { get; set; } }

    public record struct Nothing;

    // The types that follow have no search of their own. Fuzzing makes values of all types of this class.

    [Serializable]
    public sealed class Cells
    {
        public List<Cells?>? Inner { get; set; }

        public Point[]? Points { get; set; }

        public Cells? Next { get; set; }
    }

    [Serializable]
    public record struct Three(Eight A, Eight B, Eight C);

    [Serializable]
    public sealed class WideMap { public Dictionary<int, Three>? Values { get; set; } }

    [Serializable]
    public sealed class Nested { public List<List<List<byte>?>?>? Bytes { get; set; } }

    [Serializable]
    public sealed class Planes { public int?[,]?[]? Items { get; set; } }

    [Serializable]
    public sealed class Empties { public List<Nothing>? Structs { get; set; } public Nothing?[]?[]? Nullables { get; set; } }

    [Serializable]
    public sealed class Texts { public string?[]?[]? Lines { get; set; } }

    [Serializable]
    public sealed record Chain(Chain? Next, List<Chain?>? Many);
}
