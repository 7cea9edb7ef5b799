using SerBench.Benchmarks.Advice.Old;

namespace SerBench.Benchmarks.Advice.Inventory;

/// <summary>What one file shows, or several together.</summary>
internal sealed class FileFacts
{
    private const int MostNumbers = 256;

    public FileFacts()
    {
    }

    public FileFacts(OldFile file, string name)
    {
        (Files, Bytes, OtherBytes) = (1, file.Length, file.Other);
        Root = Roots[RootPlace(file.Root)] = new RootFacts(NameOf(file.Root)) { Bytes = file.Length };
        var seen = new HashSet<TypeFacts>();
        foreach (OldNode node in file.Objects)
        {
            if (!Types.TryGetValue(node.Type.Full, out TypeFacts? facts))
            {
                Types[node.Type.Full] = facts = new TypeFacts(node.Type);
            }

            facts.Objects++;
            facts.Bytes += node.Bytes;
            facts.Files += seen.Add(facts) ? 1 : 0;
            if (node is OldObject one)
            {
                AddMembers(facts, one, name);
            }
        }
    }

    public int Files { get; private set; }

    public long Bytes { get; private set; }

    /// <summary>The bytes of headers and of the names of assemblies.</summary>
    public long OtherBytes { get; private set; }

    /// <summary>The number of further mentions of objects: alternatives write the object for each of them.</summary>
    public long Shared { get; set; }

    /// <summary>The root of a single file.</summary>
    public RootFacts? Root { get; }

    /// <summary>The types of roots, by their places.</summary>
    public OrderedDictionary<string, RootFacts> Roots { get; } = [];

    public OrderedDictionary<string, TypeFacts> Types { get; } = [];

    public Dictionary<string, PlaceFacts> Places { get; } = [];

    public List<Obstacle> Obstacles { get; } = [];

    /// <summary>The numbers of enums that occur, by the name of the enum.</summary>
    public Dictionary<string, SortedDictionary<decimal, object>> Numbers { get; } = [];

    /// <summary>Places with a collection that has a comparer of its own, with the comparer.</summary>
    public SortedDictionary<string, string> Comparers { get; } = [];

    public static string RootPlace(object? root) => $"({NameOf(root).Full})";

    public static string PlaceOf(OldName type, string member) => $"{type.Full}.{member}";

    public void NoteNumber(Content.EnumNumber number)
    {
        if (!Numbers.TryGetValue(number.Type.Full, out SortedDictionary<decimal, object>? known))
        {
            Numbers[number.Type.Full] = known = [];
        }

        if (known.Count < MostNumbers)
        {
            known[Convert.ToDecimal(number.Value, CultureInfo.InvariantCulture)] = number.Value;
        }
    }

    /// <summary>Notes a comparer that is not the default one: new collections have the default comparer.</summary>
    public void NoteComparer(OldNode node, string place)
    {
        if (node is OldObject one && (one.Find("Comparer") ?? one.Find("comparer") ?? one.Find("KeyComparer")) is OldObject comparer
            && !comparer.Type.Definition.EndsWith("KeyValuePairComparer", StringComparison.Ordinal)
            && !comparer.Type.Definition.StartsWith("System.Collections.Generic.", StringComparison.Ordinal))
        {
            Comparers.TryAdd(place, comparer.Type.Short + (comparer.Find("_ignoreCase") is true ? " that ignores case" : ""));
        }
    }

    public void Add(FileFacts other)
    {
        Files += other.Files;
        Bytes += other.Bytes;
        OtherBytes += other.OtherBytes;
        Shared += other.Shared;
        Join(Roots, other.Roots, (mine, added) => mine.Add(added));
        Join(Types, other.Types, (mine, added) => mine.Add(added));
        Join(Places, other.Places, (mine, added) => mine.Add(added));
        foreach ((string place, string comparer) in other.Comparers)
        {
            Comparers.TryAdd(place, comparer);
        }

        Join(Numbers, other.Numbers, (mine, added) =>
        {
            foreach ((decimal key, object number) in added)
            {
                if (mine.Count < MostNumbers)
                {
                    mine[key] = number;
                }
            }
        });
    }

    private static void Join<T>(IDictionary<string, T> all, IEnumerable<KeyValuePair<string, T>> added, Action<T, T> join)
    {
        foreach ((string name, T facts) in added)
        {
            if (!all.TryAdd(name, facts))
            {
                join(all[name], facts);
            }
        }
    }

    private static OldName NameOf(object? root) => root switch
    {
        null => OldName.Of("System.Object"),
        OldNode node => node.Type,
        _ => Primitives.NameOf(root.GetType()),
    };

    private static void AddMembers(TypeFacts facts, OldObject one, string file)
    {
        facts.IsStruct |= one.IsStruct;
        facts.DescriptionBytes += one.DescriptionBytes;
        var version = new VersionFacts(one.Class, file) { Objects = 1 };
        if (facts.Versions.Find(known => ReferenceEquals(known.Members, one.Class.Members) || known.IsSame(version)) is { } same)
        {
            same.Objects++;
        }
        else
        {
            facts.Versions.Add(version);
        }

        for (int i = 0; i < one.Values.Length; i++)
        {
            OldMember member = one.Class.Members[i];
            if (!facts.Members.TryGetValue(member.Name, out MemberFacts? known))
            {
                facts.Members[member.Name] = known = new MemberFacts();
            }

            known.Bytes += one.Lengths[i];
            known.Objects++;
            known.Types.TryAdd(member.Type.Full, member.Type);

            // A protected field stands twice, once with its class in front. Two private ones of the same name have values of their own.
            int twin = member.Name.LastIndexOf('+') is >= 0 and var mark ? one.Class.IndexOf(member.Name[(mark + 1)..]) : -1;
            known.IsOwn |= twin < 0 || !(ReferenceEquals(one.Values[i], one.Values[twin]) || (one.Values[i] is not OldNode && Equals(one.Values[i], one.Values[twin])));
        }
    }
}

/// <summary>The files that have a root of one type.</summary>
internal sealed class RootFacts(OldName type)
{
    public OldName Type => type;

    public int Files { get; private set; } = 1;

    public long Bytes { get; set; }

    public void Add(RootFacts other)
    {
        Files += other.Files;
        Bytes += other.Bytes;
    }
}
