namespace SerBench.Engine.Inference;

// Finds objects of one class: similar objects inside each other, or objects with the same members.
internal sealed class Classes
{
    // One common member may be chance.
    private const int FewMembers = 2;

    // Types that differ only below this depth count as equal.
    private const int DeepestSignature = 8;

    private readonly List<(ObjectFacts Facts, string? Step)> _around = [];
    private readonly List<(ObjectFacts Outer, ObjectFacts Inner)> _repeats = [];

    public static void JoinRepeats(Place root)
    {
        var classes = new Classes();
        classes.FindRepeats(root);
        foreach ((ObjectFacts outer, ObjectFacts inner) in classes._repeats)
        {
            Joins.Join(outer, inner);
        }
    }

    // All classes count as one class until a member distinguishes them.
    public static void JoinSame(Place root)
    {
        ObjectFacts[] all =
            [.. root.All.Select(place => place.Objects).OfType<ObjectFacts>().Where(facts => facts.Members.Count >= FewMembers).Distinct()];
        var numbers = all.ToDictionary(facts => facts, _ => 0);
        int different = -1;
        for (int round = 0; round < SampleLimits.Nesting && different != numbers.Values.Distinct().Count(); round++)
        {
            different = numbers.Values.Distinct().Count();
            var signatures = new Dictionary<string, int>();
            Dictionary<ObjectFacts, int> before = numbers;
            numbers = all.ToDictionary(facts => facts, facts =>
            {
                string signature = SignatureOf(facts, before);
                signatures.TryAdd(signature, signatures.Count);
                return signatures[signature];
            });
        }

        foreach (IGrouping<int, ObjectFacts> same in all.GroupBy(facts => numbers[facts]))
        {
            foreach (ObjectFacts other in same.Skip(1))
            {
                Joins.Join(same.First(), other);
            }
        }
    }

    private void FindRepeats(Place place)
    {
        if (place.Items is { } items)
        {
            FindRepeats(items);
        }

        if (place.Objects is not { } facts)
        {
            return;
        }

        if (facts.Values is { } values)
        {
            FindInside(facts, null, values);
            return;
        }

        if (_around.FindLast(outer => outer.Step is not null && Repeats(outer.Facts, facts, outer.Step)).Facts is { } repeated)
        {
            _repeats.Add((repeated, facts));
        }

        foreach ((string step, Member member) in facts.Members)
        {
            FindInside(facts, step, member.Place);
        }
    }

    private void FindInside(ObjectFacts facts, string? step, Place inner)
    {
        _around.Add((facts, step));
        FindRepeats(inner);
        _around.RemoveAt(_around.Count - 1);
    }

    private static bool Repeats(ObjectFacts outer, ObjectFacts inner, string step)
    {
        string[] common = [.. inner.Members.Keys.Where(outer.Members.ContainsKey)];
        bool hasStep = inner.Members.ContainsKey(step);
        bool areAlike = hasStep
            ? common.Length * 2 >= outer.Members.Count + inner.Members.Count - common.Length
            : common.Length == inner.Members.Count && common.Length == outer.Members.Count - 1;
        return common.Length > 0
            && areAlike
            && common.All(name => MayBeSame(outer.Members[name].Place.Kinds, inner.Members[name].Place.Kinds));
    }

    private static bool MayBeSame(ValueKind[] left, ValueKind[] right) =>
        left.Length == 0 || right.Length == 0 || left.Intersect(right).Any();

    // Optional and nullable members do not change the signature.
    private static string SignatureOf(ObjectFacts facts, Dictionary<ObjectFacts, int> numbers) => string.Join('\n', facts.Members
        .OrderBy(pair => pair.Key, StringComparer.OrdinalIgnoreCase)
        .Select(pair => $"{pair.Key.ToLowerInvariant()}\t{SignatureOf(pair.Value.Place, numbers, 0)}"));

    private static string SignatureOf(Place place, Dictionary<ObjectFacts, int> numbers, int depth) =>
        depth == DeepestSignature ? "*" : string.Join('|', place.Kinds.Select(kind => kind switch
        {
            ValueKind.Number => place.Numbers.Guess(isItem: false).Type,
            ValueKind.Text => place.Texts.Guess().Type,
            ValueKind.Array => $"[{SignatureOf(place.Items!, numbers, depth + 1)}]",
            ValueKind.Object when numbers.TryGetValue(place.Objects!, out int number) => $"#{number}",
            ValueKind.Object when place.Objects!.Values is { } values => $"<{SignatureOf(values, numbers, depth + 1)}>",
            ValueKind.Object => "{" + string.Join('\n', place.Objects!.Members.Select(pair =>
                $"{pair.Key.ToLowerInvariant()}\t{SignatureOf(pair.Value.Place, numbers, depth + 1)}")) + "}",
            _ => "bool",
        }));
}
