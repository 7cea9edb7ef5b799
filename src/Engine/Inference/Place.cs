namespace SerBench.Engine.Inference;

internal enum ValueKind
{
    Boolean,
    Number,
    Text,
    Object,
    Array,
}

// A place is a path in the data, such as $.lines[].sku.
internal sealed class Place(Place? parent, string step) : Joined<Place>
{
    private const int LongestPath = 120;
    private const int LongestStep = 60;

    private readonly long[] _counts = new long[Enum.GetValues<ValueKind>().Length];
    private NumberFacts? _numbers;
    private TextFacts? _texts;
    private Place? _items;
    private ObjectFacts? _objects;

    public string Step => step;

    public long Nulls { get; set; }

    public NumberFacts Numbers => _numbers ??= new NumberFacts();

    public TextFacts Texts => _texts ??= new TextFacts();

    public Place? Items => _items?.Root;

    public ObjectFacts? Objects => _objects?.Root;

    public long Count => _counts.Sum();

    public ValueKind[] Kinds => [.. Enum.GetValues<ValueKind>().Where(kind => this[kind] > 0)];

    public ValueKind? MainKind => Kinds is { Length: > 0 } kinds ? kinds.MaxBy(kind => this[kind]) : null;

    public IEnumerable<Place> Elements => new[] { Items, Objects?.Values }.OfType<Place>();

    // Returns each place once, from the outside in. The caller may change the places inside the current place.
    public IEnumerable<Place> All
    {
        get
        {
            var seen = new HashSet<Place>();
            var open = new Queue<Place>([this]);
            while (open.TryDequeue(out Place? next))
            {
                if (seen.Add(next.Root))
                {
                    yield return next.Root;
                    foreach (Place inner in next.Root.Elements
                        .Concat(next.Root.Objects?.Members.Values.Select(member => member.Place) ?? []))
                    {
                        open.Enqueue(inner);
                    }
                }
            }
        }
    }

    public string Path => Shorten(parent?.Path + step);

    public static string Shorten(string path) =>
        path.Length <= LongestPath ? path : $"{path[..(LongestPath / 2)]}...{path[^(LongestPath / 3)..]}";

    public long this[ValueKind kind] => _counts[(int)kind];

    public void Add(ValueKind kind) => _counts[(int)kind]++;

    // The caller must add the new place to ObjectFacts.Members.
    public Place AddMember(string name)
    {
        string shown = name.Length <= LongestStep ? name : name[..LongestStep] + "...";
        bool isPlain = shown.All(unit => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '$') && shown.Length > 0;
        return new Place(this, isPlain ? "." + shown : $"['{Names.Comment(shown)}']");
    }

    public Place AddArray()
    {
        Add(ValueKind.Array);
        _items ??= new Place(this, "[]");
        return Items!;
    }

    public ObjectFacts AddObject()
    {
        Add(ValueKind.Object);
        _objects ??= new ObjectFacts(this);
        Objects!.Count++;
        return Objects;
    }

    public void Take(Place other, Joins joins)
    {
        if (other == this)
        {
            return;
        }

        other.LeadTo(this);
        Nulls += other.Nulls;
        for (int kind = 0; kind < _counts.Length; kind++)
        {
            _counts[kind] += other._counts[kind];
        }

        if (other._numbers is not null)
        {
            Numbers.Merge(other._numbers);
        }

        if (other._texts is not null)
        {
            Texts.Merge(other._texts);
        }

        if (_items is not null && other._items is not null)
        {
            joins.Add(_items, other._items);
        }

        _items ??= other._items;
        if (_objects is null && other.Objects is { } objects)
        {
            _objects = objects;
            objects.Place = this;
        }
        else if (other.Objects is { } others)
        {
            Objects!.Take(others, joins);
        }
    }
}
