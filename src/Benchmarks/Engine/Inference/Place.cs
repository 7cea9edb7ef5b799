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

/// <summary>All values that stand at one place of the data, such as <c>$.lines[].sku</c>: how many there are of each kind, and facts about each kind.</summary>
internal sealed class Place(Place? parent, string step)
{
    private const int LongestPath = 120;
    private const int LongestStep = 60;

    private readonly long[] _counts = new long[Enum.GetValues<ValueKind>().Length];
    private ObjectFacts? _objects;

    public long Nulls { get; set; }

    public NumberFacts Numbers => field ??= new NumberFacts();

    public TextFacts Texts => field ??= new TextFacts();

    /// <summary>The items of all arrays here; null if there are no arrays.</summary>
    public Place? Items { get; private set; }

    /// <summary>The objects here; null if there are none.</summary>
    public ObjectFacts? Objects => _objects?.Found;

    /// <summary>The number of values that are not null.</summary>
    public long Count => _counts.Sum();

    /// <summary>The kinds of the values, in a fixed order.</summary>
    public ValueKind[] Kinds => [.. Enum.GetValues<ValueKind>().Where(kind => this[kind] > 0)];

    /// <summary>The most frequent kind; null if all values are null.</summary>
    public ValueKind? MainKind => Kinds is { Length: > 0 } kinds ? kinds.MaxBy(kind => this[kind]) : null;

    /// <summary>The places directly inside this one.</summary>
    public IEnumerable<Place> Inner => [.. Items is null ? [] : new[] { Items }, .. Objects?.Inner ?? []];

    public string Path
    {
        get
        {
            string path = parent?.Path + step;
            return path.Length <= LongestPath ? path : $"{path[..(LongestPath / 2)]}...{path[^(LongestPath / 3)..]}";
        }
    }

    /// <summary>The number of values of a kind.</summary>
    public long this[ValueKind kind] => _counts[(int)kind];

    public void Add(ValueKind kind) => _counts[(int)kind]++;

    /// <summary>Makes the place of a member.</summary>
    public Place AddMember(string name)
    {
        string shown = name.Length <= LongestStep ? name : name[..LongestStep] + "...";
        return new Place(this, shown.All(unit => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '$') && shown.Length > 0 ? "." + shown : $"['{Names.Comment(shown)}']");
    }

    /// <summary>Counts an array, and gives the place of its items.</summary>
    public Place AddArray()
    {
        Add(ValueKind.Array);
        return Items ??= new Place(this, "[]");
    }

    /// <summary>Counts an object, and gives the facts about all objects here.</summary>
    public ObjectFacts AddObject()
    {
        Add(ValueKind.Object);
        _objects ??= new ObjectFacts();
        Objects!.Count++;
        return Objects;
    }

    /// <summary>Adds the values of another place, which is not used any more.</summary>
    public void Merge(Place other)
    {
        if (other == this)
        {
            return;
        }

        Nulls += other.Nulls;
        for (int kind = 0; kind < _counts.Length; kind++)
        {
            _counts[kind] += other._counts[kind];
        }

        Numbers.Merge(other.Numbers);
        Texts.Merge(other.Texts);
        if (other.Items is { } items)
        {
            (Items ??= new Place(this, "[]")).Merge(items);
        }

        if (other.Objects is { } objects)
        {
            _objects ??= new ObjectFacts();
            Objects!.Merge(objects);
        }
    }
}

/// <summary>Facts about objects of one class: their members, or the values of all names if the objects are dictionaries.</summary>
internal sealed class ObjectFacts
{
    private ObjectFacts? _same;
    private long _names;

    /// <summary>The facts into which these were merged; these facts if they were not.</summary>
    public ObjectFacts Found => _same is null ? this : _same = _same.Found;

    public long Count { get; set; }

    /// <summary>The members in the order in which they came. Letter case does not matter, as for every reader of own types.</summary>
    public Dictionary<string, Member> Members { get; private set; } = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The values of all names; null if the objects are no dictionaries.</summary>
    public Place? Values { get; private set; }

    public IEnumerable<Place> Inner => Values is null ? Members.Values.Select(member => member.Place) : [Values];

    /// <summary>The number of names in all objects together.</summary>
    public long Names => _names + Members.Values.Sum(member => member.Count);

    /// <summary>The number of different names before the objects were found to be dictionaries.</summary>
    public int DifferentNames { get; private set; }

    /// <summary>Makes dictionaries of the objects.</summary>
    public void MakeDictionary(Place owner)
    {
        Values = new Place(owner, "{}");
        (_names, DifferentNames) = (Names, Members.Count);
        foreach (Member member in Members.Values)
        {
            Values.Merge(member.Place);
        }

        Members = new(StringComparer.OrdinalIgnoreCase);
    }

    /// <summary>Gives the place of the values of a name in a dictionary.</summary>
    public Place AddName()
    {
        _names++;
        return Values!;
    }

    /// <summary>Adds the objects of other facts, which lead to these from now on.</summary>
    public void Merge(ObjectFacts other)
    {
        if (other == this)
        {
            return;
        }

        other._same = this;
        Count += other.Count;
        if (Values is not null || other.Values is not null)
        {
            MergeNames(other);
            return;
        }

        foreach ((string name, Member member) in other.Members)
        {
            // Objects that contain one another may become one while their members are merged.
            if (!Found.Members.TryAdd(name, member))
            {
                Member own = Found.Members[name];
                own.Count += member.Count;
                own.Place.Merge(member.Place);
            }
        }
    }

    private void MergeNames(ObjectFacts other)
    {
        if (Values is null)
        {
            MakeDictionary(other.Values!);
        }

        if (other.Values is null)
        {
            other.MakeDictionary(Values!);
        }

        _names += other._names;
        DifferentNames = Math.Max(DifferentNames, other.DifferentNames);
        Values!.Merge(other.Values!);
    }
}

/// <summary>A member of some objects.</summary>
/// <param name="place">The values of the member.</param>
internal sealed class Member(Place place)
{
    public Place Place => place;

    /// <summary>The number of objects that have the member, null included.</summary>
    public long Count { get; set; }

    /// <summary>The number of the last object that had the member. A member that comes twice in one object has it already.</summary>
    public long LastObject { get; set; } = -1;
}
