using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

#pragma warning disable CA1710, CA1822, CA1819, CA2227, CA1044, IDE0032, IDE0044 // Types as people have them.

// Types of many styles, each with members that JSON reaches, does not reach, or reaches in a special way.
public static partial class WildTypes
{
    public class Getters
    {
        public int Id { get; set; }

        public List<int> Items { get; } = [];

        public IReadOnlyList<string> Names { get; } = [];

        public Inner Part { get; } = new();

        public Dictionary<string, int> Counts { get; } = [];
    }

    public class Inner
    {
        public string? City { get; private set; }

        public int Zip { get; set; }
    }

    public class Setters
    {
        public int Private { get; private set; }

        public int Internal { get; internal set; }

        public int Protected { get; protected set; }

        public int Init { get; init; }

        [JsonInclude]
        public int Included { get; private set; }

        public required int Required { get; set; }

        public virtual string Text { get; protected set; } = "";
    }

    public class Derived : Setters
    {
        public int Own { get; private set; }

        public override string Text { get; protected set; } = "";

        public readonly int Fixed;
    }

    public class PlainFields
    {
        public readonly int Fixed = 1;

        public int Free;

        [NonSerialized]
        public int Marked;
    }

    public readonly struct Point
    {
        public readonly int X;

        public int Y { get; init; }
    }

    public class Perhaps
    {
        public Point? Where { get; set; }

        public DateTime? When { get; set; }
    }

    public class Ignoring
    {
        [JsonIgnore]
        public string? Secret { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        public string? Note { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
        public int Count { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)]
        public int Shown { get; set; }

        [JsonIgnore]
        public Func<int>? Call { get; set; }

        [JsonIgnore]
        public int[,]? Grid { get; set; }

        [JsonIgnore]
        public Ignoring? Tree { get; set; }
    }

    public class Behind
    {
        private readonly List<Line> _lines = [];
        private readonly HashSet<string> tags = [];
        private readonly SortedDictionary<string, int> m_map = [];
        private string? _name;
        private int? _count;
        private int _changed;
        private int _elsewhere;
        private int hidden = 1;

        public IReadOnlyCollection<Line> Lines => _lines.AsReadOnly();

        public IEnumerable<string> Tags => tags;

        public IReadOnlyDictionary<string, int> Map => m_map;

        public string Name => _name ?? "none";

        public int Count => _count ?? 0;

        public int Changed => _changed + 1;

        public Inner Fresh => new();

        public int Written
        {
            get => _elsewhere;
            private set => (_elsewhere, _changed) = (value, 0);
        }

        internal int Hide() => hidden + (_name = "").Length + (_count = 0).Value;
    }

    public class Late
    {
        private readonly Lazy<int> _number = new(() => 4);

        public int Number => _number.Value;
    }

    public class Twin
    {
        [JsonIgnore]
        public DateTime Day { get; set; }

        [JsonPropertyName("day")]
        public string DayText
        {
            get => Day.ToString("s", System.Globalization.CultureInfo.InvariantCulture);
            set => Day = DateTime.Parse(value, System.Globalization.CultureInfo.InvariantCulture);
        }
    }

    public class Entity
    {
        private Entity() { }

        public Entity(int id, bool isNew) => Id = isNew ? id : 0;

        public int Id { get; }

        public string? Kind { get; private set; }
    }

    public class Mended : IJsonOnDeserialized
    {
        public int A { get; set; }

        public void OnDeserialized() => A++;
    }

    public class Few : System.Collections.ObjectModel.Collection<int>
    {
        protected override void InsertItem(int index, int item)
        {
            if (Count < 2)
            {
                base.InsertItem(index, item);
            }
        }
    }

    public class Loud : System.Collections.ObjectModel.Collection<string>
    {
        protected override void InsertItem(int index, string item) => base.InsertItem(index, item.ToUpperInvariant());
    }

    public class Labels() : HashSet<string>(StringComparer.OrdinalIgnoreCase);

    public class Prices() : Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);

    public class Labelled
    {
        public Labels Labels { get; set; } = [];

        public Prices Prices { get; set; } = [];

        public Dictionary<int, int> ById { get; set; } = [];
    }

    public class Grid
    {
        public int Id { get; set; }

        public int[,]? Cells { get; set; }
    }

    public class Invoice
    {
        public List<Line> Lines { get; set; } = [];

        public Dictionary<string, Line> ByName { get; set; } = [];

        public SortedDictionary<int, Line> ByNumber { get; set; } = [];

        public Line[] Array { get; set; } = [];

        public Stack<Line> Pile { get; set; } = [];

        public HashSet<int> Set { get; set; } = [];

        public Stack<int> Numbers { get; set; } = [];

        public decimal Total => Lines.Sum(line => line.Price);
    }

    public class Line
    {
        public decimal Price { get; set; }

        public decimal Twice => 2 * Price;

        public string Broken => throw new InvalidOperationException("not now");
    }

    public record Positional(int Id, string Name)
    {
        public int Length => Name.Length;
    }

    public class Constructed(int number)
    {
        public int Number { get; } = number;

        public int Other { get; } = 5;
    }

    public class Populated
    {
        [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
        public List<int> Items { get; } = [];
    }

    [JsonDerivedType(typeof(Circle), "circle")]
    [JsonDerivedType(typeof(Square), 2)]
    public class Figure
    {
        public int X { get; set; }
    }

    public class Circle : Figure
    {
        public int Radius { get; private set; }
    }

    public class Square : Figure
    {
        public int Side { get; set; }
    }

    public class Drawing
    {
        public List<Figure> Figures { get; set; } = [];
    }

    public class Minded
    {
        private string _text = "";
        private List<int> _sorted = [];
        private List<int> _few = [];

        public string Text
        {
            get => _text;
            set => _text = value?.Trim() ?? "";
        }

        public int Unread
        {
            set => _ = value;
        }

        public List<int> Sorted
        {
            get => _sorted;
            set => _sorted = [.. value.Order()];
        }

        public List<int> Few
        {
            get => _few;
            set => _few = value[..2];
        }

        public int Deaf
        {
            get => 1;
            set => _ = value;
        }

        public List<int> DeafList
        {
            get => [];
            set => _ = value;
        }

        public int Sealed
        {
            get => throw new InvalidOperationException("not now");
            set => _text = $"{value}";
        }

        public string Password
        {
            set => _text = value;
        }
    }

    [JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Skip)]
    public class Lenient
    {
        public int A { get; set; }
    }

    public class Extended
    {
        public int A { get; set; }

        [JsonExtensionData]
        public Dictionary<string, JsonElement>? More { get; set; }
    }

    public class Values
    {
        public double Double { get; set; }

        public float Single { get; set; }

        public Half Half { get; set; }

        public double? Perhaps { get; set; }

        public decimal Decimal { get; set; }

        public int Int { get; set; }

        public double[] Doubles { get; set; } = [];

        public Dictionary<string, float> Singles { get; set; } = [];

        public double Computed => Double;

        public DateTime Time { get; set; }

        public DateTimeOffset Zoned { get; set; }

        public DateTimeOffset SameTime => Zoned;

        public DayOfWeek Day { get; set; }

        public DayOfWeek SameDay => Day;

        public byte[] Bytes { get; set; } = [];

        public byte[] SameBytes => Bytes;

        public object? Any { get; set; }

        public JsonElement Element { get; set; }
    }

    public class Keyed
    {
        public Dictionary<float, int> Singles { get; set; } = [];

        public SortedDictionary<double, int> Doubles { get; set; } = [];

        public IReadOnlyDictionary<decimal, int> Decimals { get; } = new Dictionary<decimal, int>();

        public Dictionary<DateTime, int> Times { get; set; } = [];

        public Dictionary<DateTimeOffset, string> Zoned { get; set; } = [];

        public List<Dictionary<Half, Line>> Halves { get; set; } = [];

        public Dictionary<Code, int> Codes { get; set; } = [];

        public Headers Headers { get; set; } = [];

        public List<DateTime> Days { get; set; } = [];

        public HashSet<DateTimeOffset> ZonedDays { get; set; } = [];
    }

    // A map whose keys are lower case.
    public class Headers : IDictionary<string, int>
    {
        private readonly Dictionary<string, int> _inner = [];

        public int Count => _inner.Count;

        public bool IsReadOnly => false;

        public ICollection<string> Keys => _inner.Keys;

        public ICollection<int> Values => _inner.Values;

        public int this[string key]
        {
            get => _inner[key];
            set => _inner[key.ToLowerInvariant()] = value;
        }

        public void Add(string key, int value) => _inner.Add(key.ToLowerInvariant(), value);

        public void Add(KeyValuePair<string, int> item) => Add(item.Key, item.Value);

        public void Clear() => _inner.Clear();

        public bool Contains(KeyValuePair<string, int> item) => _inner.Contains(item);

        public bool ContainsKey(string key) => _inner.ContainsKey(key);

        public void CopyTo(KeyValuePair<string, int>[] array, int arrayIndex) =>
            ((ICollection<KeyValuePair<string, int>>)_inner).CopyTo(array, arrayIndex);

        public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => _inner.GetEnumerator();

        public bool Remove(string key) => _inner.Remove(key);

        public bool Remove(KeyValuePair<string, int> item) => _inner.Remove(item.Key);

        public bool TryGetValue(string key, out int value) => _inner.TryGetValue(key, out value);

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
