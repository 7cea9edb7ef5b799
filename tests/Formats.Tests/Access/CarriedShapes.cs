using System.Numerics;

// Each type of ZooTypes.Carried, as a member of a type that is a member.
[assembly: GenerateBinarizer(typeof(Quad<Box<Half>, Box<Half?>, Box<Half[]>, Box<List<Half?>>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<Int128>, Box<Int128?>, Box<UInt128>, Box<UInt128?[]>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<HashSet<Int128>>, Box<BigInteger>, Box<BigInteger?>, Box<List<BigInteger>>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<Dictionary<string, BigInteger?>>, Box<Uri>, Box<Uri[]>, Box<Dictionary<Uri, int>>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<Version>, Box<HashSet<Version>>, Box<List<Version[]>>, Box<Rune>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<Rune?>, Box<Dictionary<Rune, Half>>, Box<Tuple<int>>, Box<Tuple<int, string, Half>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<Tuple<int, int, int, int, int, int, int, Tuple<string>>>, Box<KeyValuePair<Rune, Version>>,
    Box<(Half, BigInteger?)>, Box<Memory<byte>>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<Memory<byte>?>, Box<Memory<Half>>, Box<ReadOnlyMemory<int>>, Box<ReadOnlyMemory<char>?>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<ArraySegment<string>>, Box<ArraySegment<long>>, Box<ImmutableArray<Guid>>, Box<ImmutableArray<Box<int>>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<ImmutableArray<ImmutableArray<Uri>>>, Box<ImmutableList<int>>, Box<IImmutableList<string>>, Box<ImmutableQueue<long>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<IImmutableQueue<Half>>, Box<ImmutableStack<int>>, Box<IImmutableStack<string>>, Box<ImmutableHashSet<int>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<IImmutableSet<Guid>>, Box<ImmutableSortedSet<int>>,
    Box<ImmutableDictionary<int, string>>, Box<IImmutableDictionary<int, Box<int>>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<ImmutableSortedDictionary<int, Half>>, Box<IEnumerable<int>>, Box<ICollection<string>>, Box<IList<Box<string>>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<IReadOnlyCollection<Half>>, Box<IReadOnlyList<IReadOnlyList<int>>>, Box<ISet<long>>, Box<IReadOnlySet<Version>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<IDictionary<string, int>>, Box<IReadOnlyDictionary<Version, List<Half>>>, Box<Queue<int>>, Box<Queue<Queue<string>>>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<Stack<int>>, Box<Stack<Box<int>>>, Box<Stack<Rune>>, Box<LinkedList<string>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<Collection<int>>, Box<ObservableCollection<Coin<int>>>, Box<ReadOnlyCollection<double>>, Box<SortedSet<int>>>))]
[assembly: GenerateBinarizer(typeof(Quad<
    Box<SortedSet<Version>>, Box<SortedDictionary<int, string>>, Box<SortedList<Guid, Queue<int>>>, Box<Box<Stack<int>>[]>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<List<Memory<int>>[]>, Box<Figure>, Box<List<Figure>>, Box<Dictionary<string, Figure>>>))]
[assembly: GenerateBinarizer(typeof(Quad<Box<INode>, Box<INode[]>, Box<Letter>, Box<ImmutableArray<Letter>>>))]
