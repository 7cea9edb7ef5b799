// Old programs have types like these. BinaryFormatter and its rules are obsolete.
#pragma warning disable SYSLIB0011, SYSLIB0050, SYSLIB0051, CS0649, CA1001, CA1051, CA1707, CA1814, CA1852, CA2229, CA2235, CA5369
using System.Collections;
using System.Collections.ObjectModel;
using System.Data;
using System.Numerics;
using System.Runtime.Serialization;
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Benchmarks.Tests.Migration;

// Thirty types of thirty kinds, as old programs wrote them with BinaryFormatter.
internal static class LegacyTypes
{
    static LegacyTypes() => AppContext.SetSwitch("System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization", isEnabled: true);

    private static readonly DateTime Day = new(2011, 3, 4, 5, 6, 7, 8);

    // The kinds that cannot be converted, by the reason.
    public static readonly IReadOnlyDictionary<string, string> Blocked = new Dictionary<string, string>
    {
        ["objects"] = "object of several types",
        ["handlers"] = "delegate",
        ["dataset"] = "DataSet",
        ["cycle"] = "cycle",
        ["grid"] = "array of several dimensions",
    };

    public static IReadOnlyDictionary<string, Func<int, object>> Kinds { get; } = new Dictionary<string, Func<int, object>>
    {
        ["numbers"] = i => new Numbers
        {
            B = true, I8 = (sbyte)-i, U8 = (byte)i, I16 = short.MinValue, U16 = ushort.MaxValue, I32 = i, U32 = uint.MaxValue,
            I64 = long.MinValue, U64 = ulong.MaxValue, F32 = -0f, F64 = double.NaN, C = 'ß', Text = $"no {i}", None = null,
        },
        ["properties"] = i => new Properties { Name = $"n{i}", Age = i },
        ["dates"] = i => new Dates
        {
            Utc = DateTime.SpecifyKind(Day.AddDays(i), DateTimeKind.Utc), Local = DateTime.SpecifyKind(Day, DateTimeKind.Local),
            Neither = Day, Span = TimeSpan.FromTicks(i), Zone = new DateTimeOffset(Day, TimeSpan.FromHours(-5)),
            All = [Day, DateTime.MaxValue],
        },
        ["decimals"] = i => new Decimals { Price = 1.10m + i, Tiny = decimal.One / 3, All = [0.00m, decimal.MaxValue, -1.0m] },
        ["guids"] = i => new Guids
        {
            Id = new Guid(i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), Others = [Guid.Empty, new Guid(9, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)],
        },
        ["enums"] = i =>
            new Enums { Day = (DayOfWeek)(i % 7), Size = Size.Large, Rights = Rights.Read | Rights.Write, All = [Size.Small, Size.Large] },
        ["nullables"] = i => new Nullables
        {
            A = i % 2 == 0 ? null : i, B = i % 3 == 0 ? Day : null, C = i % 2 == 0 ? Size.Small : null,
            D = i % 2 == 1 ? new Point2 { X = 1 } : null, E = [1, null, i], F = null,
        },
        ["structs"] = i => new Structs
        {
            At = new Point2 { X = i, Y = -i }, Box = new Box { Min = new Point2 { X = 1 }, Name = "b" },
            Path = [new Point2 { X = 3 }, new Point2()],
        },
        ["nested"] = i => new Outer { Inside = new Outer.Inner { Deep = new Outer.Inner.Deepest { Value = i } }, Missing = null },
        ["inherited"] = i => new Derived(i),
        ["generics"] = i => new Generic<int, string>
        {
            First = i, Second = "s", Inner = new Generic<string, Point2> { First = "x", Second = new Point2 { X = 7 } },
        },
        ["lists"] = i => new Lists
        {
            Numbers = [1, 2, i], Texts = ["a", null!, ""], Items = [new Item { Name = $"i{i}" }, new Item()], Empty = [],
            ByInterface = new List<int> { 4 }, Enumerable = new[] { "e" },
        },
        ["dictionaries"] = i => new Dictionaries
        {
            ByText = new() { ["a"] = i, ["b"] = 2 }, ByNumber = new() { [i] = new Item { Name = "x" } },
            ByGuid = new() { [Guid.Empty] = [1, 2] }, NoCase = new(StringComparer.OrdinalIgnoreCase) { ["K"] = 1 },
            ByPoint = new() { [new Point2 { X = i }] = "p" }, Empty = [],
        },
        ["sets"] = i => new Sets { Numbers = [3, 1, i + 10], Texts = ["b", "a"], Sorted = [9, i, 5] },
        ["queues"] = i =>
            new Queues { Queue = Turned(i), Stack = new Stack<string>(["bottom", "top"]), Linked = new LinkedList<int>([1, 2, 3]) },
        ["sorted"] = i => new Sorted { Tree = new() { ["b"] = i, ["a"] = 1 }, List = new() { [3] = "c", [1] = "a" } },
        ["collections"] = i => new Collections
        {
            Plain = [1, i], Watched = ["w", "x"], Fixed = new ReadOnlyCollection<int>([5, 6]),
            Items = new ItemCollection { new Item { Name = "in" } },
        },
        ["jagged"] = i => new Jagged
        {
            Numbers = [[1], [2, i], null!], Cubes = [[[1]], []], Texts = [["a"], null!], Items = [[new Item { Name = "j" }], []],
            Lists = [[1, 2], [3]], Generics = [[new Generic<int, string> { First = 1, Second = "g", Inner = null }]],
        },
        ["arrays"] = i => new Arrays
        {
            Bytes = [1, 2, (byte)i], Flags = [true, false], Letters = ['a', 'ü', '€'], Doubles = [0.1, double.PositiveInfinity],
            Texts = ["a", null!, "a"], Items = [new Item(), null!, null!, new Item { Name = "z" }], Spans = [TimeSpan.Zero],
        },
        ["tuples"] = i => new Tuples
        {
            Pair = new KeyValuePair<string, int>("k", i), Old = Tuple.Create(i, "b", 2.5), New = (i, new Item { Name = "t" }),
            Pairs = [new(1, "x"), new(2, null!)],
        },
        ["systems"] = i => new Systems
        {
            Version = new Version(1, 2, i), Short = new Version(4, 0), Full = new Version(1, 2, 3, 4),
            Site = new Uri("https://example.org/a?b=c"), Part = new Uri("a/b", UriKind.Relative), Big = BigInteger.Pow(10, 40) + i,
            Small = -i, Negative = -BigInteger.Pow(2, 70),
        },
        ["tree"] = i => new Tree
        {
            Name = "root",
            Children =
            [
                new Tree { Name = "leaf", Children = [] },
                new Tree { Name = $"{i}", Children = [new Tree { Name = "deep", Children = null }] },
            ],
        },
        ["shared"] = i => Shared(i),
        ["shapes"] = i => new Drawing
        {
            Main = i % 2 == 0 ? new Circle { R = i, Name = "c" } : new Square { Side = 2, Name = "s" },
            All = [new Circle { R = 1 }, new Square { Side = 3 }, new Circle { R = 2 }],
        },
        ["custom"] = i => new Money(12.50m + i, "EUR"),
        ["objects"] = i => new Objects { Tag = i % 3 == 0 ? "text" : i % 3 == 1 ? (object)5 : 2.5, Name = "o" },
        ["handlers"] = i => new Handlers { Name = "h", Changed = Handlers.OnChanged },
        ["dataset"] = i => new Report { Title = "r", Data = Table() },
        ["cycle"] = i => Family(i),
        ["grid"] = i => new Grid { Cells = new int[2, 3], Name = "g" },
    };

    public static byte[] Write(object value, SerializationBinder? names = null)
    {
        using var stream = new MemoryStream();
        var selector = new SurrogateSelector();
        selector.AddSurrogate(typeof(EventHandler), new StreamingContext(StreamingContextStates.All), new DelegateOfFramework());
        new Formatter { Binder = names, SurrogateSelector = selector }.Serialize(stream, value);
        return stream.ToArray();
    }

    public static void WriteAll(string folder, int ofEach, Func<string, bool>? isWanted = null)
    {
        foreach ((string kind, Func<int, object> make) in Kinds.Where(kind => isWanted?.Invoke(kind.Key) != false))
        {
            string place = Directory.CreateDirectory(Path.Combine(folder, kind)).FullName;
            for (int i = 0; i < ofEach; i++)
            {
                File.WriteAllBytes(Path.Combine(place, $"{i:0000}.bin"), Write(make(i)));
            }
        }
    }

    // Writes a delegate as .NET Framework did. The runtime of today refuses to write one.
    private sealed class DelegateOfFramework : ISerializationSurrogate
    {
        public void GetObjectData(object obj, SerializationInfo info, StreamingContext context)
        {
            const string Core = "mscorlib, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089";
            (info.AssemblyName, info.FullTypeName) = (Core, "System.DelegateSerializationHolder");
            info.AddValue("Delegate", ((EventHandler)obj).Method.Name);
        }

        public object SetObjectData(object obj, SerializationInfo info, StreamingContext context, ISurrogateSelector? selector) =>
            throw new NotSupportedException("This surrogate only writes.");
    }

    // A queue whose first item is not at the start of its array.
    private static Queue<int> Turned(int i)
    {
        var queue = new Queue<int>([1, 2, 3, i]);
        queue.Dequeue();
        queue.Enqueue(5);
        return queue;
    }

    private static Twice Shared(int i)
    {
        var item = new Item { Name = $"both {i}" };
        return new Twice { One = item, Two = item, Text = "same", Again = "same" };
    }

    private static DataSet Table()
    {
        var set = new DataSet("old") { Locale = System.Globalization.CultureInfo.InvariantCulture };
        set.Tables.Add("t").Columns.Add("c", typeof(int));
        set.Tables[0].Rows.Add(1);
        return set;
    }

    private static Person2 Family(int i)
    {
        var child = new Person2 { Name = $"child {i}", Children = [] };
        var parent = new Person2 { Name = "parent", Children = [child] };
        child.Parent = parent;
        return parent;
    }

    [Serializable] public class Numbers
    {
        public bool B; public sbyte I8; public byte U8; public short I16; public ushort U16; public int I32; public uint U32;
        public long I64; public ulong U64; public float F32; public double F64; public char C; public string? Text, None;
    }

    [Serializable] public class Properties { public string? Name { get; set; } public int Age { get; set; } }

    [Serializable] public class Dates
    {
        public DateTime Utc, Local, Neither; public TimeSpan Span; public DateTimeOffset Zone; public DateTime[]? All;
    }

    [Serializable] public class Decimals { public decimal Price, Tiny; public decimal[]? All; }
    [Serializable] public class Guids { public Guid Id; public Guid[]? Others; }
    public enum Size : byte { Small = 1, Large = 200 }
    [Flags] public enum Rights : long { Read = 1, Write = 1L << 40 }
    [Serializable] public class Enums { public DayOfWeek Day; public Size Size; public Rights Rights; public Size[]? All; }

    [Serializable] public class Nullables
    {
        public int? A; public DateTime? B; public Size? C; public Point2? D; public int?[]? E; public Guid? F;
    }

    [Serializable] public struct Point2 { public int X, Y; }
    [Serializable] public struct Box { public Point2 Min; public string? Name; }
    [Serializable] public class Structs { public Point2 At; public Box Box; public Point2[]? Path; }

    [Serializable] public class Outer
    {
        public Inner? Inside, Missing;

        [Serializable]
        public class Inner
        {
            public Deepest? Deep;

            [Serializable] public class Deepest { public int Value; }
        }
    }

    [Serializable] public class Base(int value)
    {
        private readonly int _value = value;
        protected int _shared = -value;

        public int Legs { get; set; } = 4;

        public int Value => _value;
    }

    [Serializable] public class Middle(int value) : Base(value + 1)
    {
        private readonly int _value = value;

        public int MiddleValue => _value;
    }

    [Serializable] public sealed class Derived(int value) : Middle(value + 10)
    {
        private readonly string _value = $"derived {value}";

        public string DerivedValue => _value;
    }

    [Serializable] public class Generic<TFirst, TSecond>
    {
        public TFirst? First; public TSecond? Second; public Generic<string, Point2>? Inner;
    }

    [Serializable] public class Item { public string? Name; }

    [Serializable] public class Lists
    {
        public List<int>? Numbers; public List<string>? Texts; public List<Item>? Items; public List<double>? Empty;
        public IList<int>? ByInterface; public IEnumerable<string>? Enumerable;
    }

    [Serializable] public class Dictionaries
    {
        public Dictionary<string, int>? ByText, NoCase; public Dictionary<int, Item>? ByNumber; public Dictionary<Guid, List<int>>? ByGuid;
        public Dictionary<Point2, string>? ByPoint; public Dictionary<string, Item>? Empty;
    }

    [Serializable] public class Sets { public HashSet<int>? Numbers; public HashSet<string>? Texts; public SortedSet<int>? Sorted; }
    [Serializable] public class Queues { public Queue<int>? Queue; public Stack<string>? Stack; public LinkedList<int>? Linked; }
    [Serializable] public class Sorted { public SortedDictionary<string, int>? Tree; public SortedList<int, string>? List; }
    [Serializable] public class ItemCollection : Collection<Item>;

    [Serializable] public class Collections
    {
        public Collection<int>? Plain; public ObservableCollection<string>? Watched; public ReadOnlyCollection<int>? Fixed;
        public ItemCollection? Items;
    }

    [Serializable] public class Jagged
    {
        public int[][]? Numbers; public int[][][]? Cubes; public string[][]? Texts; public Item[][]? Items; public List<int>[]? Lists;
        public Generic<int, string>[][]? Generics;
    }

    [Serializable] public class Arrays
    {
        public byte[]? Bytes; public bool[]? Flags; public char[]? Letters; public double[]? Doubles; public string[]? Texts;
        public Item[]? Items; public TimeSpan[]? Spans;
    }

    [Serializable] public class Tuples
    {
        public KeyValuePair<string, int> Pair;
        public Tuple<int, string, double>? Old;
        public (int Number, Item Item) New;
        public List<KeyValuePair<int, string>>? Pairs;
    }

    [Serializable] public class Systems
    {
        public Version? Version, Short, Full; public Uri? Site, Part; public BigInteger Big, Small, Negative;
    }

    [Serializable] public class Tree { public string? Name; public List<Tree>? Children; }
    [Serializable] public class Twice { public Item? One, Two; public string? Text, Again; }
    [Serializable] public abstract class Shape { public string? Name; }
    [Serializable] public class Circle : Shape { public double R; }
    [Serializable] public class Square : Shape { public int Side; }
    [Serializable] public class Drawing { public Shape? Main; public List<Shape>? All; }

    // Decides by its own code what is written.
    [Serializable] public sealed class Money : ISerializable
    {
        public Money(decimal amount, string currency) => (Amount, Currency) = (amount, currency);

        private Money(SerializationInfo info, StreamingContext context) =>
            (Amount, Currency) = (info.GetDecimal("the amount"), info.GetString("cur")!);

        public decimal Amount { get; }

        public string Currency { get; }

        public void GetObjectData(SerializationInfo info, StreamingContext context)
        {
            info.AddValue("the amount", Amount);
            info.AddValue("cur", Currency);
        }
    }

    [Serializable] public class Objects { public object? Tag; public string? Name; }

    [Serializable] public class Handlers
    {
        public string? Name;
        public EventHandler? Changed;

        public static void OnChanged(object? sender, EventArgs arguments) { }
    }

    [Serializable] public class Report { public string? Title; public DataSet? Data; }
    [Serializable] public class Person2 { public string? Name; public Person2? Parent; public List<Person2>? Children; }
    [Serializable] public class Grid { public int[,]? Cells; public string? Name; }
    [Serializable] public class Holder<T> { [Serializable] public class Held { public T? Value; } }

    // Old collections, which hold objects.
    [Serializable] public class Untyped { public ArrayList? Texts; public Hashtable? Ages; }
}
