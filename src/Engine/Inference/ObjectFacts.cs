namespace SerBench.Engine.Inference;

internal sealed class ObjectFacts(Place place) : Joined<ObjectFacts>
{
    private long _names;
    private Place? _values;

    public Place Place { get; set; } = place;

    public long Count { get; set; }

    // Letter case is ignored, because every reader of users' types ignores it.
    public Dictionary<string, Member> Members { get; private set; } = new(StringComparer.OrdinalIgnoreCase);

    public Place? Values => _values?.Root;

    public long Names => _names + Members.Values.Sum(member => member.Count);

    // The number of different member names before the objects were found to be dictionaries.
    public int DifferentNames { get; private set; }

    // True for dictionaries with more members than a class may have.
    public bool IsTooLarge { get; set; }

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

/// <param name="name">the first spelling; the letter case may differ in other objects.</param>
internal sealed class Member(string name, Place place)
{
    public string Name => name;

    public Place Place => place.Root;

    // The number of objects that have the member, including null values.
    public long Count { get; set; }

    // The number of the last object with this member finds a member that occurs twice in one object.
    public long LastObject { get; set; } = -1;
}
