namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Facts about objects of one class: their members, or the values of all names if the objects are dictionaries.</summary>
/// <param name="place">The first place of such objects.</param>
internal sealed class ObjectFacts(Place place) : Joined<ObjectFacts>
{
    private long _names;
    private Place? _values;

    /// <summary>A place of such objects.</summary>
    public Place Place { get; set; } = place;

    public long Count { get; set; }

    /// <summary>The members in the order in which they came. Letter case does not matter, as for every reader of own types.</summary>
    public Dictionary<string, Member> Members { get; private set; } = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The values of all names; null if the objects are no dictionaries.</summary>
    public Place? Values => _values?.Found;

    /// <summary>The number of names in all objects together.</summary>
    public long Names => _names + Members.Values.Sum(member => member.Count);

    /// <summary>The number of different names before the objects were found to be dictionaries.</summary>
    public int DifferentNames { get; private set; }

    /// <summary>True if the objects are dictionaries because they have more members than a class may have.</summary>
    public bool IsTooLarge { get; set; }

    /// <summary>Counts a name of a dictionary, and gives the place of its values.</summary>
    public Place AddName()
    {
        _names++;
        return Values!;
    }

    public void MakeDictionary(Joins joins)
    {
        if (_values is null)
        {
            _values = new Place(Place, "{}");
            (_names, DifferentNames) = (Names, Members.Count);
            foreach (Member member in Members.Values)
            {
                joins.Add(_values, member.Place);
            }

            Members = [];
        }
    }

    /// <summary>Adds the objects of other facts, which lead to these from now on.</summary>
    public void Take(ObjectFacts other, Joins joins)
    {
        if (other == this)
        {
            return;
        }

        other.LeadTo(this);
        Count += other.Count;
        IsTooLarge |= other.IsTooLarge;
        if (_values is not null || other._values is not null)
        {
            MakeDictionary(joins);
            other.MakeDictionary(joins);
            _names += other._names;
            DifferentNames = Math.Max(DifferentNames, other.DifferentNames);
            joins.Add(_values!, other._values!);
            return;
        }

        foreach ((string name, Member member) in other.Members)
        {
            if (!Members.TryAdd(name, member))
            {
                Members[name].Count += member.Count;
                joins.Add(Members[name].Place, member.Place);
            }
        }
    }
}

/// <param name="name">The name as it first came. Elsewhere, its letter case may differ.</param>
/// <param name="place">The values of the member.</param>
internal sealed class Member(string name, Place place)
{
    public string Name => name;

    public Place Place => place.Found;

    /// <summary>The number of objects that have the member, null included.</summary>
    public long Count { get; set; }

    /// <summary>The number of the last object that had the member. It reveals a member that occurs twice in one object.</summary>
    public long LastObject { get; set; } = -1;
}
