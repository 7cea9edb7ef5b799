using System.Numerics;

namespace SerBench.Formats.Tests.Kinds;

#pragma warning disable CA1051, CA1819, CA2227, CA1710, CA1711, CA1716, CA1720, CA1724, CA1034, SA1402 // Types as people have them.

// Types of which something stands in messages as a value of another type.
public static partial class KindTypes
{
    [Serializable, GenerateBinarizer]
    public sealed class Halves { public Half A { get; set; } public Half? B { get; set; } public Half[] C { get; set; } = null!; }

    [Serializable, GenerateBinarizer]
    public sealed class Wide { public Int128 A { get; set; } public UInt128? B { get; set; } public List<Int128> C { get; set; } = null!; }

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
    public sealed class Runes { public Rune A { get; set; } public Rune? B { get; set; } public List<Rune> C { get; set; } = null!; }

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
    public sealed class Memories { public Memory<byte> A { get; set; } public Memory<int> B { get; set; } }

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
    public sealed class Enumerables { public IEnumerable<int> A { get; set; } = null!; public IEnumerable<Line> B { get; set; } = null!; }

    [Serializable, GenerateBinarizer]
    public sealed class Collections { public ICollection<int> A { get; set; } = null!; public ICollection<string> B { get; set; } = null!; }

    [Serializable, GenerateBinarizer]
    public sealed class ListInterfaces { public IList<int> A { get; set; } = null!; public IList<Line> B { get; set; } = null!; }

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
    public sealed class SetInterfaces { public ISet<int> A { get; set; } = null!; public ISet<string> B { get; set; } = null!; }

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
    public sealed class Queues { public Queue<int> A { get; set; } = null!; public Queue<Line> B { get; set; } = null!; }

    [Serializable, GenerateBinarizer]
    public sealed class Stacks { public Stack<int> A { get; set; } = null!; public Stack<Line> B { get; set; } = null!; }

    [Serializable, GenerateBinarizer]
    public sealed class SortedSets { public SortedSet<int> A { get; set; } = null!; public SortedSet<string> B { get; set; } = null!; }

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
    public sealed class LinkedLists { public LinkedList<int> A { get; set; } = null!; public LinkedList<Line> B { get; set; } = null!; }

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
}
