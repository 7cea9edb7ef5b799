namespace SerBench.Migration.Converting;

internal static class RecordComparison
{
    public static Obstacle? FindBlocked(object? old, NewValue wanted, string place)
    {
        if (!wanted.IsWritten)
        {
            return RuntimeMembers.IsEmpty(old) ? null
                : wanted.Type is NewType.Blocked reason ? new Obstacle(reason.Kind, place, "", reason.What)
                : new Obstacle(ObstacleKind.Object, place, "", "a value of no known type");
        }

        if (wanted.Type is NewType.Plain or NewType.Enumeration || old is not OldNode || old is OldArray { IsPlain: true })
        {
            return null;
        }

        foreach (Child child in Children(old, wanted.Type))
        {
            if (FindBlocked(child.Old, child.Value, "") is { } found)
            {
                return found with { Path = child.Step + found.Path, Place = found.Place.Length > 0 ? found.Place : child.Place ?? place };
            }
        }

        return null;
    }

    public static string? FindDifference(object? old, object? made, NewValue wanted)
    {
        if (wanted.Type is NewType.Absent or NewType.Blocked)
        {
            return made is null ? null : "";
        }

        if (old is null || made is null)
        {
            return ReferenceEquals(old, made) ? null : "";
        }

        return wanted.Type switch
        {
            NewType.Plain or NewType.Enumeration => IsSame(old, made) ? null : "",
            NewType.Sequence sequence => FindInItems(old, made, sequence),
            NewType.Map map => FindInMap(old, (IDictionary)made, map),
            NewType.Parts parts => FindInChildren(Children(old, parts).Zip(PartsOf(made, parts.Items.Count))),
            _ => FindInMembers(old, made, ClassOf(old, wanted.Type)),
        };
    }

    private static string? FindInMembers(object old, object made, NewClass type) => made.GetType().Name != type.Name ? ""
        : FindInChildren(MembersOf(old, type).Select(child => (child, child.Member is { } member ? Get(made, member) : null)))
        ?? FindUnset(old, made, type);

    private static string? FindInChildren(IEnumerable<(Child Child, object? Made)> children)
    {
        foreach ((Child child, object? made) in children)
        {
            if (FindDifference(child.Old, made, child.Value) is { } found)
            {
                return child.Step + found;
            }
        }

        return null;
    }

    private static IEnumerable<Child> Children(object old, NewType type) => type switch
    {
        NewType.Sequence sequence => Items(old).Select((item, index) => new Child("[", index, item, sequence.Item)),
        NewType.Map map => Pairs(old).SelectMany((pair, index) =>
            new[] { new Child("[key ", index, pair.Key, map.Key), new Child("[value ", index, pair.Value, map.Value) }),
        NewType.Parts parts => RuntimeMembers.PartsOf(old, parts.Items.Count).Zip(parts.Items)
            .Select((pair, index) => new Child($".{index + 1}", -1, pair.First, pair.Second)),
        _ => MembersOf(old, ClassOf(old, type)),
    };

    private static IEnumerable<Child> MembersOf(object old, NewClass type) => type.IsWrapper
        ? [new Child("", -1, old, type.Members[0].Value, type.Members[0].Name)]
        : from member in type.Members
          where Object(old).Class.IndexOf(member.Old) >= 0
          let name = member.Value.IsWritten ? member.Name : null
          select new Child(member.Old, -1, Object(old).Find(member.Old), member.Value, name, type.Old);

    // The file's version of the class lacks this member, so the new object must have the default.
    private static string? FindUnset(object old, object made, NewClass type) => type.Written
        .Where(member => member.IsMissing && Object(old).Class.IndexOf(member.Old) < 0)
        .Where(member => Get(made, member.Name) is { } value
            && !(value.GetType().IsValueType && value.Equals(Activator.CreateInstance(value.GetType()))))
        .Select(member => $".{member.Old}").FirstOrDefault();

    private static NewClass ClassOf(object old, NewType type) => type switch
    {
        NewType.Object one => one.Type,
        NewType.Choice choice => choice.Type.CaseOf(Object(old).Type),
        _ => throw new InvalidOperationException($"{type} is no class."),
    };

    private static IReadOnlyList<object?> Items(object old) => RuntimeMembers.Expect(RuntimeMembers.ItemsOf(old), old);

    private static (object? Key, object? Value)[] Pairs(object old) => [.. RuntimeMembers.Expect(RuntimeMembers.PairsOf(old), old)];

    private static OldObject Object(object old) => RuntimeMembers.Expect(old as OldObject, old);

    private static string? FindInItems(object old, object made, NewType.Sequence sequence)
    {
        if (old is OldArray { Items: byte[] before } && made is byte[] after && before.GetType() == after.GetType())
        {
            return after.AsSpan().SequenceEqual(before) ? null : "";
        }

        IReadOnlyList<object?> items = Items(old);
        IEnumerable<object?> all = ((IEnumerable)made).Cast<object?>();

        // Sets enumerate in the order of the file, but a stack from its top.
        object?[] others = [.. made.GetType().Name == "Stack`1" ? all.Reverse() : all];
        return items.Count == others.Length ? FindInChildren(Children(old, sequence).Zip(others)) : "";
    }

    // Dictionaries enumerate in the order of insertion, which is the order of the file.
    private static string? FindInMap(object old, IDictionary made, NewType.Map map) => Pairs(old).Length == made.Count
        ? FindInChildren(Children(old, map).Zip(KeysAndValues(made))) : "";

    private static IEnumerable<object?> KeysAndValues(IDictionary made)
    {
        foreach (DictionaryEntry entry in made)
        {
            yield return entry.Key;
            yield return entry.Value;
        }
    }

    private static IEnumerable<object?> PartsOf(object made, int count) => made is System.Runtime.CompilerServices.ITuple tuple
        ? Enumerable.Range(0, count).Select(index => tuple[index])
        : [Get(made, "Key"), Get(made, "Value")];

    /// <param name="Mark">the old member's name; for an item or key, the text of the path before its index.</param>
    /// <param name="Class">null for a value that is no member.</param>
    private readonly record struct Child(string Mark, int Index, object? Old, NewValue Value, string? Member = null, OldName? Class = null)
    {
        public string Step => Class is not null ? $".{Mark}" : Index < 0 ? Mark : $"{Mark}{Index}]";

        public string? Place => Class is { } type ? FileFacts.PlaceOf(type, Mark) : null;
    }

    private static object? Get(object made, string member) => made.GetType().GetProperty(member)!.GetValue(made);

    private static bool IsSame(object old, object made)
    {
        object value = old is OldObject ? RuntimeMembers.ScalarOf(old) : old;
        object other = made is Enum ? Convert.ChangeType(made, Enum.GetUnderlyingType(made.GetType())) : made;
        return (value, other) switch
        {
            (Uri a, Uri b) => a.OriginalString == b.OriginalString,
            _ when value.GetType() == other.GetType() => Leaves.Same(value, other),
            _ => Convert.ToString(value) == Convert.ToString(other),
        };
    }
}
