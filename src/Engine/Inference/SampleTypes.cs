namespace SerBench.Engine.Inference;

internal sealed class SampleTypes
{
    private readonly CodeText _code = new();
    private readonly Dictionary<ObjectFacts, string> _classes = [];
    private readonly Dictionary<Place, string> _choices = [];
    private readonly Dictionary<string, string> _sameChoices = [];
    private readonly Queue<(ObjectFacts Facts, string Name)> _open = [];
    private readonly HashSet<Place> _loops;
    private readonly Place _root;
    private readonly bool _withEnums;

    private SampleTypes(Place root, bool withEnums)
    {
        (_root, _withEnums) = (root, withEnums);

        // Finds lists and dictionaries that contain themselves, because their C# type, such as List<List<...>>, would never end.
        _loops = [.. root.All];
        while (_loops.RemoveWhere(place => !place.Elements.Any(_loops.Contains)) > 0)
        {
        }
    }

    public static string Write(SampleReader sample, string root, string origin, bool withEnums)
    {
        Dictionaries.MakeAll(sample.Root);
        Classes.JoinRepeats(sample.Root);
        Dictionaries.MakeAll(sample.Root);
        Classes.JoinSame(sample.Root);
        Dictionaries.Fold(sample.Root, SampleLimits.PlacesWritten);
        Classes.JoinSame(sample.Root);
        var types = new SampleTypes(sample.Root, withEnums);
        types.TypeOf(sample.Root, root);
        types.WriteAll();
        return types._code.Write(
            $"Written from {Count(sample.Records, "record")} of {origin}. Each comment says what the sample shows; the type is a guess.",
            $"Edit it and give it back: --types FILE.cs --type {root} --data ...");
    }

    private void WriteAll()
    {
        while (_open.TryDequeue(out (ObjectFacts Facts, string Name) one))
        {
            Member[] members = [.. one.Facts.Members.Values.Where(member => member.Count > 0)];
            _code.AddClass(
                one.Name, $"{Count(one.Facts.Count, "object")} at {one.Facts.Place.Path}",
                [.. members.Select(member => MemberOf(member, one.Facts.Count))]);
        }
    }

    private CodeMember MemberOf(Member member, long objects)
    {
        Place place = member.Place;
        long absent = objects - member.Count;
        (string type, bool isReference) = TypeOf(place, member.Name);
        bool isNullable = absent > 0 || place.Nulls > 0 || place.Count == 0;
        string missing = string.Join(", ", new[] { (place.Nulls, "null"), (absent, "absent") }
            .Where(part => part.Item1 > 0).Select(part => $"{part.Item2} in {part.Item1:N0}"));
        return new CodeMember(
            member.Name, type + (isNullable ? "?" : ""),
            $"{place.Count:N0} of {objects:N0} values: {Describe(place)}{(missing.Length == 0 ? "" : "; ")}{missing}")
        {
            IsRequired = isReference && !isNullable,
            Attributes = absent > 0 && place.Nulls == 0 ? ["JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)"] : [],
        };
    }

    // Returns the C# type without `?`. Values of several kinds, and a list or dictionary that contains itself, get a class (ChoiceOf).
    private (string Type, bool IsReference) TypeOf(Place place, string name, bool isItem = false) => place.Kinds switch
    {
        [] => ("string", true),
        [var kind] when !_loops.Contains(place) && (place != _root || place.Objects!.Values is null) => TypeOf(place, kind, name, isItem),
        var kinds => (ChoiceOf(place, kinds, name), true),
    };

    private (string Type, bool IsReference) TypeOf(Place place, ValueKind kind, string name, bool isItem) => kind switch
    {
        ValueKind.Boolean => ("bool", false),
        ValueKind.Number => (place.Numbers.Guess(isItem).Type, false),
        ValueKind.Text => EnumOf(place, name) is { } own ? (own, false) : (place.Texts.Guess().Type, place.Texts.Guess().IsReference),
        ValueKind.Array => (CollectionOf(place.Items!, name), true),
        _ => (ClassOf(place.Objects!, name), true),
    };

    private string CollectionOf(Place items, string name)
    {
        string type = TypeOf(items, Names.OfItem(name), isItem: true).Type + (items.Nulls > 0 ? "?" : "");
        return items.Kinds is [ValueKind.Number or ValueKind.Boolean] ? type + "[]" : $"List<{type}>";
    }

    private string ClassOf(ObjectFacts facts, string name)
    {
        if (facts.Values is { } values)
        {
            return $"Dictionary<string, {TypeOf(values, Names.OfItem(name)).Type}{(values.Nulls > 0 || values.Count == 0 ? "?" : "")}>";
        }

        if (facts.Members.Values.All(member => member.Count == 0))
        {
            return "Dictionary<string, string>";
        }

        if (!_classes.TryGetValue(facts, out string? known))
        {
            known = _code.Names.Take(name);
            _classes.Add(facts, known);
            _open.Enqueue((facts, known));
        }

        return known;
    }

    private string ChoiceOf(Place place, ValueKind[] kinds, string name)
    {
        if (_choices.TryGetValue(place, out string? known))
        {
            return known;
        }

        bool isOwn = place == _root || _loops.Contains(place);
        string? choice = isOwn ? _choices[place] = _code.Names.Take(place == _root ? name : name + "Choice") : null;
        (ValueKind Kind, string Type)[] choices = [.. kinds.Select(kind => (kind, TypeOf(place, kind, name, isItem: false).Type))];
        string types = string.Join('|', choices);
        if (choice is null && _sameChoices.TryGetValue(types, out known))
        {
            return known;
        }

        choice ??= _sameChoices[types] = _code.Names.Take(name + "Choice");
        _code.AddChoice(
            choice, $"{(kinds.Length == 1 ? "Values" : $"One of {kinds.Length} kinds")} at {place.Path}: {Describe(place)}", choices);
        return choice;
    }

    private string? EnumOf(Place place, string name)
    {
        if (!_withEnums || place.Texts.Guess().Type != "string" || place.Texts.EnumNames is not { } values)
        {
            return null;
        }

        string own = _code.Names.Take(name);
        _code.AddEnum(
            own, $"{Count(place.Texts.Count, "text")} at {place.Path}, {values.Count} different",
            values.Select(value => (value, (int?)null)));
        return own;
    }

    private string Describe(Place place, bool isItem = false) => place.Kinds switch
    {
        [] => "the type is a guess",
        [var kind] when !_loops.Contains(place) => Describe(place, kind, isItem),
        var kinds => string.Join(", ", kinds.Select(kind =>
            $"{place[kind]:N0} {KebabCase.Of(kind)}{(kind == ValueKind.Text || place[kind] == 1 ? "" : "s")}")),
    };

    private string Describe(Place place, ValueKind kind, bool isItem) => kind switch
    {
        ValueKind.Boolean => "true or false",
        ValueKind.Number => place.Numbers.Guess(isItem).Words,
        ValueKind.Text => place.Texts.Guess().Words,
        ValueKind.Array => place.Items!.Count == 0 ? "arrays without items, whose type is a guess"
            : $"arrays with {Count(place.Items.Count, "item")}: {Describe(place.Items, isItem: true)}",
        _ => Describe(place.Objects!),
    };

    private string Describe(ObjectFacts facts) => facts switch
    {
        { Values: { } values } =>
            $"dictionaries with {Count(facts.Names, "value")} under {facts.DifferentNames:N0} or more names: {Describe(values)}",
        { Members.Count: 0 } => "objects without members, whose type is a guess",
        _ => "objects",
    };

    private static string Count(long count, string what) => $"{count:N0} {what}{(count == 1 ? "" : "s")}";
}
