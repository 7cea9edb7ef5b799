namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Finds objects at different places that are of one class: those that repeat inside themselves, and those that have the same members.</summary>
internal sealed class Classes
{
    // Two or three common members may be chance.
    private const int FewMembers = 3;

    // Objects lead to one another on many ways, so the number of ways doubles with each level. What lies deeper makes no difference.
    private const int DeepestSignature = 6;

    private readonly Dictionary<string, ObjectFacts> _known = [];
    private readonly Dictionary<ObjectFacts, int> _numbers = [];

    /// <summary>Joins the objects below a place. Then a class may contain itself.</summary>
    public static void JoinAll(Place root)
    {
        JoinNested(root, []);
        new Classes().JoinSame(root, []);
    }

    // From the innermost objects outwards: each is joined with the nearest object around it that it repeats.
    private static void JoinNested(Place place, List<(ObjectFacts Facts, string? Step)> around)
    {
        if (place.Items is { } items)
        {
            JoinNested(items, around);
        }

        if (place.Objects is not { } facts)
        {
            return;
        }

        foreach ((string? step, Place inner) in facts.Values is { } values ? [(null, values)] : facts.Members.Select(pair => ((string?)pair.Key, pair.Value.Place)).ToArray())
        {
            JoinNested(inner, [.. around, (facts, step)]);
        }

        if (facts.Values is null)
        {
            around.FindLast(outer => outer.Step is not null && outer.Facts.Found.Values is null && Repeats(outer.Facts.Found, facts, outer.Step)).Facts?.Found.Merge(facts);
        }
    }

    // True if most members are common and of the same kinds, and the inner object has the member through which it was reached, or lacks no other.
    private static bool Repeats(ObjectFacts outer, ObjectFacts inner, string step)
    {
        string[] common = [.. inner.Members.Keys.Where(outer.Members.ContainsKey)];
        bool hasStep = inner.Members.ContainsKey(step);
        bool areAlike = hasStep
            ? common.Length * 2 >= outer.Members.Count + inner.Members.Count - common.Length
            : common.Length == inner.Members.Count && common.Length == outer.Members.Count - 1;
        return common.Length > 0
            && areAlike
            && common.All(name => outer.Members[name].Place.MainKind is not { } left || inner.Members[name].Place.MainKind is not { } right || left == right);
    }

    private void JoinSame(Place place, HashSet<ObjectFacts> seen)
    {
        if (place.Objects is { } objects && !seen.Add(objects))
        {
            return;
        }

        foreach (Place inner in place.Inner.ToArray())
        {
            JoinSame(inner, seen);
        }

        if (place.Objects is { Values: null } facts && facts.Members.Count >= FewMembers && SignatureOf(place, []) is var signature && !_known.TryAdd(signature, facts))
        {
            _known[signature].Found.Merge(facts);
        }
    }

    // The names and types of all members. Optional and nullable members differ in nothing here.
    private string SignatureOf(Place place, HashSet<ObjectFacts> open) => string.Join('|', place.Kinds.Select(kind => kind switch
    {
        ValueKind.Number => place.Numbers.Guess(isItem: false).Type,
        ValueKind.Text => place.Texts.Guess().Type,
        ValueKind.Array => $"[{SignatureOf(place.Items!, open)}]",
        ValueKind.Object => SignatureOf(place.Objects!, open),
        _ => "bool",
    }));

    // Inner objects with many members are known: those of one class were joined before.
    private string SignatureOf(ObjectFacts facts, HashSet<ObjectFacts> open)
    {
        if (open.Contains(facts) || open.Count == DeepestSignature)
        {
            return "*";
        }

        if (open.Count > 0 && facts.Members.Count >= FewMembers)
        {
            _numbers.TryAdd(facts, _numbers.Count);
            return $"#{_numbers[facts]}";
        }

        open.Add(facts);
        string signature = facts.Values is { } values ? $"<{SignatureOf(values, open)}>" : $"{{{string.Join('\n', facts.Members
            .OrderBy(pair => pair.Key, StringComparer.OrdinalIgnoreCase).Select(pair => $"{pair.Key.ToLowerInvariant()}\t{SignatureOf(pair.Value.Place, open)}"))}}}";
        open.Remove(facts);
        return signature;
    }
}
