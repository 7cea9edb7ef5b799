using System.Numerics;

namespace SerBench.Migration.Inventory;

internal sealed class FileFacts
{
    // Facts stay in memory, so both limits hold for all files together.
    public const int MostTypes = 5_000;

    // A place is a member, or all items of one collection.
    public const int MostPlaces = 50_000;

    private const int MostNumbers = 256;
    private const int LongestNumber = 1_000;

    public FileFacts() { }

    public FileFacts(OldFile file, string name)
    {
        (Files, Bytes, OtherBytes) = (1, file.Length, file.Other);
        Roots[RootPlace(file.Root)] = new RootFacts(NameOf(file.Root)) { Bytes = file.Length };

        var types = new Dictionary<OldName, TypeFacts>();
        var described = new Dictionary<OldClass, (MemberFacts[] Members, VersionFacts Version)>(ReferenceEqualityComparer.Instance);
        foreach (OldNode node in file.Objects)
        {
            if (!types.TryGetValue(node.Type, out TypeFacts? facts))
            {
                Types.TryAdd(node.Type.Full, new TypeFacts(node.Type) { Files = 1 });
                types[node.Type] = facts = Types.Count <= MostTypes
                    ? Types[node.Type.Full] : throw new InvalidDataException($"it has more than {MostTypes:N0} types");
            }

            facts.Objects++;
            facts.Bytes += node.Bytes;
            if (node is OldObject one)
            {
                if (!described.TryGetValue(one.Class, out (MemberFacts[] Members, VersionFacts Version) same))
                {
                    VersionFacts version = facts.VersionOf(new VersionFacts(one.Class, name));
                    described[one.Class] = same = ([.. one.Class.Members.Select(member => MemberOf(facts, member))], version);
                }

                same.Version.Objects++;
                AddMembers(facts, one, same.Members);
            }
        }
    }

    public int Files { get; private set; }

    public long Bytes { get; private set; }

    // The bytes of headers and names of assemblies.
    public long OtherBytes { get; private set; }

    // The number of repeated references. Other serializers write the object again for each reference.
    public long Shared { get; set; }

    public OrderedDictionary<string, RootFacts> Roots { get; } = [];

    public OrderedDictionary<string, TypeFacts> Types { get; } = [];

    public Dictionary<string, PlaceFacts> Places { get; } = [];

    public List<Obstacle> Obstacles { get; } = [];

    public Dictionary<string, SortedDictionary<decimal, object>> Numbers { get; } = [];

    public SortedDictionary<string, string> Comparers { get; } = [];

    public static OldName NameOf(object? value) => value switch
    {
        null => OldName.Of("System.Object"),
        OldNode node => node.Type,
        _ => Primitives.NameOf(value.GetType()),
    };

    public static string RootPlace(object? root) => $"({NameOf(root).Full})";

    public static string PlaceOf(OldName type, string member) => $"{type.Full}.{member}";

    // True if a number is so long that writing it as JSON would take minutes.
    public bool HasHugeNumber { get; private set; }

    public void NoteScalar(OldObject one)
    {
        object value = RuntimeMembers.ScalarOf(one);
        HasHugeNumber |= value is BigInteger number && number.GetByteCount() > LongestNumber;
        if (one.Class.Runtime is null)
        {
            Numbers.TryAdd(one.Type.Full, []);
            AddNumber(Numbers[one.Type.Full], value);
        }
    }

    // The new collections have the default comparer, so other comparers are noted for the report.
    public void NoteComparer(OldNode node, string place)
    {
        if (node is OldObject one && (one.Find("Comparer") ?? one.Find("comparer") ?? one.Find("KeyComparer")) is OldObject comparer
            && !comparer.Type.Definition.EndsWith("KeyValuePairComparer", StringComparison.Ordinal)
            && !comparer.Type.Definition.StartsWith("System.Collections.Generic.", StringComparison.Ordinal))
        {
            Comparers.TryAdd(place, comparer.Type.Short + (comparer.Find("_ignoreCase") is true ? " that ignores case" : ""));
        }
    }

    public bool IsFull(FileFacts other) =>
        Types.Count + New(Types.Keys, other.Types.Keys) > MostTypes || Places.Count + New(Places.Keys, other.Places.Keys) > MostPlaces
        || other.Types.Values.Any(type => Types.TryGetValue(type.Name.Full, out TypeFacts? known)
            && known.Members.Count + New(known.Members.Keys, type.Members.Keys) > OldClass.MostMembers);

    public void Add(FileFacts other)
    {
        Files += other.Files;
        Bytes += other.Bytes;
        OtherBytes += other.OtherBytes;
        Shared += other.Shared;
        HasHugeNumber |= other.HasHugeNumber;
        Join(Roots, other.Roots, (mine, added) => mine.Add(added));
        Join(Types, other.Types, (mine, added) => mine.Add(added));
        Join(Places, other.Places, (mine, added) => mine.Add(added));
        foreach ((string place, string comparer) in other.Comparers)
        {
            Comparers.TryAdd(place, comparer);
        }

        Join(Numbers, other.Numbers, (mine, added) =>
        {
            foreach (object number in added.Values)
            {
                AddNumber(mine, number);
            }
        });
    }

    private static void AddNumber(SortedDictionary<decimal, object> known, object number)
    {
        if (known.Count < MostNumbers)
        {
            known[Convert.ToDecimal(number)] = number;
        }
    }

    private static int New(ICollection<string> known, ICollection<string> added) => added.Count(name => !known.Contains(name));

    public static void Join<T>(IDictionary<string, T> all, IEnumerable<KeyValuePair<string, T>> added, Action<T, T> join)
    {
        foreach ((string name, T facts) in added)
        {
            if (!all.TryAdd(name, facts))
            {
                join(all[name], facts);
            }
        }
    }

    private static MemberFacts MemberOf(TypeFacts facts, OldMember member)
    {
        facts.Members.TryAdd(member.Name, new MemberFacts());
        facts.Members[member.Name].AddType(member.Type);
        return facts.Members.Count <= OldClass.MostMembers
            ? facts.Members[member.Name]
            : throw new InvalidDataException($"it gives {facts.Name.Short} more than {OldClass.MostMembers:N0} members");
    }

    private static void AddMembers(TypeFacts facts, OldObject one, MemberFacts[] members)
    {
        facts.IsStruct |= one.IsStruct;
        facts.DescriptionBytes += one.DescriptionBytes;
        for (int i = 0; i < one.Values.Length; i++)
        {
            members[i].Bytes += one.Lengths[i];
            members[i].Objects++;

            // A protected field is written twice, as `field` and `Base+field`. Different values are from private fields of two classes.
            string name = one.Class.Members[i].Name;
            int twin = name.LastIndexOf('+') is >= 0 and var mark ? one.Class.IndexOf(name[(mark + 1)..]) : -1;
            members[i].IsOwn |= twin < 0
                || !(ReferenceEquals(one.Values[i], one.Values[twin])
                    || (one.Values[i] is not OldNode && Equals(one.Values[i], one.Values[twin])));
        }
    }
}
