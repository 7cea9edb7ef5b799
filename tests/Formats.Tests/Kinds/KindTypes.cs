using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Text;
using System.Text.Json.Serialization;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Kinds;

#pragma warning disable CA1051, CA1819, CA2227, CA1710, CA1711, CA1716, CA1720, CA1724, CA1034, SA1402 // Types as people have them.

/// <summary>Types of varied kinds, as people declare them. Each is a message of its own in every format, access and library.</summary>
public static class KindTypes
{
    /// <summary>All that may be a message.</summary>
    public static IReadOnlyList<Type> All { get; } =
        [.. typeof(KindTypes).GetNestedTypes().Where(type => type.IsDefined(typeof(GenerateBinarizerAttribute), inherit: false)).OrderBy(type => type.Name, StringComparer.Ordinal)];

    public enum Color : byte
    {
        Red,
        Green,
        Blue = 200,
    }

    [Serializable]
    public struct Spot
    {
        public double X { get; set; }

        public int Y { get; set; }
    }

    [Serializable]
    public readonly record struct Coordinate(int X, int Y);

    [Serializable]
    public sealed record Tag(string Name, int Weight);

    [Serializable]
    public sealed class Line
    {
        public int Number { get; set; }

        public string Name { get; set; } = "";
    }

    [Serializable]
    public sealed class Ranked<T>
    {
        public T? Value { get; set; }

        public int Rank { get; set; }
    }

    [Serializable]
    public class Base
    {
        public int Id { get; set; }
    }

    // Classes and structs.

    [Serializable, GenerateBinarizer]
    public sealed record Positional(int Id, string Name, List<int> Items);

    [Serializable, GenerateBinarizer]
    public sealed record Mixed(int Id, string Name)
    {
        public double Weight { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public readonly record struct Point(int X, long Y, string Name);

    [Serializable, GenerateBinarizer]
    public struct Size
    {
        public int Width { get; set; }

        public short Height { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Derived : Base
    {
        public string Name { get; set; } = "";
    }

    [Serializable, GenerateBinarizer]
    public class Open
    {
        public int Id { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Constructed(int id, string name)
    {
        public int Id { get; } = id;

        public string Name { get; } = name;
    }

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
    public sealed class Fractions
    {
        public float F { get; set; }

        public double D { get; set; }

        public decimal M { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Flags
    {
        public bool A { get; set; }

        public bool B { get; set; }

        public char C { get; set; }
    }

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
    public sealed class Keys
    {
        public Guid Id { get; set; }

        public DayOfWeek Day { get; set; }

        public Color Color { get; set; }
    }

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
    public sealed class Texts
    {
        public string A { get; set; } = "";

        public string? B { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Blobs
    {
        public int Id { get; set; }

        public byte[] Content { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Arrays
    {
        public int[] A { get; set; } = [];

        public string[] B { get; set; } = [];

        public Spot[] C { get; set; } = [];

        public DateTime[] D { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Jagged
    {
        public int[][] A { get; set; } = [];

        public string[][] B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Grids
    {
        public int[,] A { get; set; } = new int[0, 0];

        public double[,] B { get; set; } = new double[0, 0];
    }

    [Serializable, GenerateBinarizer]
    public sealed class MaybeItems
    {
        public int?[] A { get; set; } = [];

        public List<decimal?> B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Lists
    {
        public List<int> A { get; set; } = [];

        public List<string> B { get; set; } = [];

        public List<Line> C { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Sets
    {
        public HashSet<int> A { get; set; } = [];

        public HashSet<string> B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class Maps
    {
        public Dictionary<string, int> A { get; set; } = [];

        public Dictionary<int, Line> B { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class MapsOfLists
    {
        public Dictionary<string, List<int>> A { get; set; } = [];

        public Dictionary<string, Dictionary<int, string>> B { get; set; } = [];
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
    public sealed class InitOnly
    {
        public int Id { get; init; }

        public string Name { get; init; } = "";
    }

    [Serializable, GenerateBinarizer]
    public sealed class Required
    {
        public required int Id { get; set; }

        public required string Name { get; init; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class OfGenerics
    {
        public Ranked<int> A { get; set; } = new();

        public Ranked<string>? B { get; set; }

        public List<Ranked<double>> C { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class OfRecords
    {
        public List<Tag> A { get; set; } = [];

        public Tag? B { get; set; }

        public Coordinate C { get; set; }
    }

    // What stands in messages as something else.

    [Serializable, GenerateBinarizer]
    public sealed class Halves
    {
        public Half A { get; set; }

        public Half? B { get; set; }

        public Half[] C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Wide
    {
        public Int128 A { get; set; }

        public UInt128? B { get; set; }

        public List<Int128> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Big
    {
        public BigInteger A { get; set; }

        public BigInteger? B { get; set; }

        public List<BigInteger> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Links
    {
        public Uri A { get; set; } = null!;

        public List<Uri> B { get; set; } = null!;

        public Dictionary<string, Uri> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Versions
    {
        public Version A { get; set; } = null!;

        public Version[] B { get; set; } = null!;

        public Dictionary<string, Version> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Runes
    {
        public Rune A { get; set; }

        public Rune? B { get; set; }

        public List<Rune> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Tuples
    {
        public Tuple<int, string> A { get; set; } = null!;

        public Tuple<Line, double, Half> B { get; set; } = null!;

        public List<Tuple<int, int>> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class PairsOfCarried
    {
        public KeyValuePair<Rune, Version> A { get; set; }

        public KeyValuePair<string, Queue<int>> B { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Memories
    {
        public Memory<byte> A { get; set; }

        public Memory<int> B { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class ReadOnlyMemories
    {
        public ReadOnlyMemory<byte> A { get; set; }

        public ReadOnlyMemory<double> B { get; set; }

        public ReadOnlyMemory<string> C { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Segments
    {
        public ArraySegment<byte> A { get; set; } = new([]);

        public ArraySegment<int> B { get; set; } = new([]);
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableArrays
    {
        public ImmutableArray<int> A { get; set; } = [];

        public ImmutableArray<Line> B { get; set; } = [];

        public ImmutableArray<byte> C { get; set; } = [];
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableLists
    {
        public ImmutableList<int> A { get; set; } = null!;

        public ImmutableList<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableQueues
    {
        public ImmutableQueue<int> A { get; set; } = null!;

        public ImmutableQueue<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableStacks
    {
        public ImmutableStack<int> A { get; set; } = null!;

        public ImmutableStack<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableSets
    {
        public ImmutableHashSet<int> A { get; set; } = null!;

        public ImmutableHashSet<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableSortedSets
    {
        public ImmutableSortedSet<int> A { get; set; } = null!;

        public ImmutableSortedSet<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableMaps
    {
        public ImmutableDictionary<int, string> A { get; set; } = null!;

        public ImmutableDictionary<string, Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ImmutableSortedMaps
    {
        public ImmutableSortedDictionary<int, string> A { get; set; } = null!;

        public ImmutableSortedDictionary<string, Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class InterfacesOfImmutables
    {
        public IImmutableList<int> A { get; set; } = null!;

        public IImmutableSet<int> B { get; set; } = null!;

        public IImmutableDictionary<int, string> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Enumerables
    {
        public IEnumerable<int> A { get; set; } = null!;

        public IEnumerable<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Collections
    {
        public ICollection<int> A { get; set; } = null!;

        public ICollection<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ListInterfaces
    {
        public IList<int> A { get; set; } = null!;

        public IList<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ReadOnlyCollections
    {
        public IReadOnlyCollection<int> A { get; set; } = null!;

        public IReadOnlyCollection<Guid> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ReadOnlyLists
    {
        public IReadOnlyList<int> A { get; set; } = null!;

        public IReadOnlyList<Line> B { get; set; } = null!;

        public IReadOnlyList<string> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class SetInterfaces
    {
        public ISet<int> A { get; set; } = null!;

        public ISet<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ReadOnlySets
    {
        public IReadOnlySet<int> A { get; set; } = null!;

        public IReadOnlySet<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class MapInterfaces
    {
        public IDictionary<string, int> A { get; set; } = null!;

        public IDictionary<int, Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class ReadOnlyMaps
    {
        public IReadOnlyDictionary<string, int> A { get; set; } = null!;

        public IReadOnlyDictionary<int, Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Queues
    {
        public Queue<int> A { get; set; } = null!;

        public Queue<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Stacks
    {
        public Stack<int> A { get; set; } = null!;

        public Stack<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class SortedSets
    {
        public SortedSet<int> A { get; set; } = null!;

        public SortedSet<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class SortedMaps
    {
        public SortedDictionary<string, int> A { get; set; } = null!;

        public SortedDictionary<int, Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class SortedLists
    {
        public SortedList<string, int> A { get; set; } = null!;

        public SortedList<int, string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class LinkedLists
    {
        public LinkedList<int> A { get; set; } = null!;

        public LinkedList<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Observables
    {
        public ObservableCollection<int> A { get; set; } = null!;

        public ObservableCollection<Line> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class PlainCollections
    {
        public Collection<int> A { get; set; } = null!;

        public ReadOnlyCollection<string> B { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Deep
    {
        public Queue<Half> A { get; set; } = null!;

        public List<Version[]> B { get; set; } = null!;

        public SortedDictionary<int, ImmutableArray<Half>> C { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class MapsByCarried
    {
        public Dictionary<Version, int> A { get; set; } = null!;

        public Dictionary<Rune, string> B { get; set; } = null!;

        public Dictionary<Uri, Half> C { get; set; } = null!;
    }

    // Closed hierarchies.

    [Serializable]
    [JsonDerivedType(typeof(Circle), 0)]
    [JsonDerivedType(typeof(Box), 1)]
    public abstract class Shape
    {
        public int Left { get; set; }
    }

    [Serializable]
    public sealed class Circle : Shape
    {
        public double Radius { get; set; }
    }

    [Serializable]
    public sealed class Box : Shape
    {
        public int Width { get; set; }

        public string Name { get; set; } = "";
    }

    [Cases(typeof(Cat), typeof(Dog))]
    [JsonDerivedType(typeof(Cat), "cat")]
    [JsonDerivedType(typeof(Dog), "dog")]
    public interface IAnimal
    {
        string Name { get; }
    }

    [Serializable]
    public sealed record Cat(string Name, int Lives) : IAnimal;

    [Serializable]
    public sealed record Dog(string Name, double Weight) : IAnimal;

    [Serializable, GenerateBinarizer]
    public sealed class Drawing
    {
        public Shape Main { get; set; } = null!;

        public int Id { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Drawings
    {
        public List<Shape> Shapes { get; set; } = null!;

        public Dictionary<string, Shape> ByName { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Animals
    {
        public IAnimal First { get; set; } = null!;

        public IAnimal[] Others { get; set; } = null!;
    }

    // Cases that formats know, but System.Text.Json does not.

    [Cases(typeof(Length), typeof(Weight))]
    public interface IMeasure
    {
        string Unit { get; }
    }

    [Serializable]
    public sealed class Length : IMeasure
    {
        public string Unit { get; set; } = "m";

        public double Metres { get; set; }
    }

    [Serializable]
    public sealed class Weight : IMeasure
    {
        public string Unit { get; set; } = "kg";

        public int Kilograms { get; set; }
    }

    [Serializable, GenerateBinarizer]
    public sealed class Measured
    {
        public IMeasure Kept { get; set; } = null!;

        public Length Own { get; set; } = null!;
    }
}
