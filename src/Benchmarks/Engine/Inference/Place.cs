namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>The kinds of JSON values. Null is none of them.</summary>
internal enum ValueKind
{
    Boolean,
    Number,
    Text,
    Object,
    Array,
}

/// <summary>All values at one place of the data, such as <c>$.lines[].sku</c>: their number and the facts about them, by kind.</summary>
internal sealed class Place(Place? parent, string step) : Joined<Place>
{
    private const int LongestPath = 120;
    private const int LongestStep = 60;

    private readonly long[] _counts = new long[Enum.GetValues<ValueKind>().Length];
    private NumberFacts? _numbers;
    private TextFacts? _texts;
    private Place? _items;
    private ObjectFacts? _objects;

    /// <summary>The last step of the path.</summary>
    public string Step => step;

    public long Nulls { get; set; }

    public NumberFacts Numbers => _numbers ??= new NumberFacts();

    public TextFacts Texts => _texts ??= new TextFacts();

    /// <summary>The items of all arrays here; null if there are no arrays.</summary>
    public Place? Items => _items?.Found;

    /// <summary>The objects here; null if there are none.</summary>
    public ObjectFacts? Objects => _objects?.Found;

    /// <summary>The number of values that are not null.</summary>
    public long Count => _counts.Sum();

    /// <summary>The kinds of the values, in a fixed order.</summary>
    public ValueKind[] Kinds => [.. Enum.GetValues<ValueKind>().Where(kind => this[kind] > 0)];

    /// <summary>The most frequent kind; null if all values are null.</summary>
    public ValueKind? MainKind => Kinds is { Length: > 0 } kinds ? kinds.MaxBy(kind => this[kind]) : null;

    /// <summary>The places of items, and of values in dictionaries: no class separates them from this place.</summary>
    public IEnumerable<Place> Elements => new[] { Items, Objects?.Values }.OfType<Place>();

    /// <summary>This place and all inside, each once, from the outside in. The caller may change what is inside the current one.</summary>
    public IEnumerable<Place> All
    {
        get
        {
            var seen = new HashSet<Place>();
            var open = new Queue<Place>([this]);
            while (open.TryDequeue(out Place? next))
            {
                if (seen.Add(next.Found))
                {
                    yield return next.Found;
                    foreach (Place inner in next.Found.Elements.Concat(next.Found.Objects?.Members.Values.Select(member => member.Place) ?? []))
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

    /// <summary>Makes the place of a member. The caller adds the member to the objects.</summary>
    public Place AddMember(string name)
    {
        string shown = name.Length <= LongestStep ? name : name[..LongestStep] + "...";
        return new Place(this, shown.All(unit => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '$') && shown.Length > 0 ? "." + shown : $"['{Names.Comment(shown)}']");
    }

    /// <summary>Counts an array, and gives the place of its items.</summary>
    public Place AddArray()
    {
        Add(ValueKind.Array);
        _items ??= new Place(this, "[]");
        return Items!;
    }

    /// <summary>Counts an object, and gives the facts about all objects here.</summary>
    public ObjectFacts AddObject()
    {
        Add(ValueKind.Object);
        _objects ??= new ObjectFacts(this);
        Objects!.Count++;
        return Objects;
    }

    /// <summary>Adds the values of another place, which leads to this one from now on.</summary>
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
