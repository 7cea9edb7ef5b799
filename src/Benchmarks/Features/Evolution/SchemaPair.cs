namespace SerBench.Benchmarks.Features.Evolution;

internal static class SchemaPair
{
    private static readonly EvolutionChange Change = new("schemas", "old to new");

    /// <param name="root">null to choose the only type of both files to which no other type refers.</param>
    public static IReadOnlyList<TypeVersion> Read(IReadOnlyList<string> files, string? root)
    {
        if (files.Count != 2)
        {
            throw new UsageException($"--versions needs two files, the old version and the new one, not {files.Count}.");
        }

        Assembly[][] assemblies =
            [.. files.Select(file => TypeSources.Compile([Path.GetFullPath(file)]).Select(ForeignAssembly.Load).ToArray())];
        string name = root ?? FindRoot(files, assemblies);
        Draft old = Draft.Of(TypeFinder.Find(assemblies[0], name));
        Draft changed = Draft.Of(TypeFinder.Find(assemblies[1], name));
        Draft[] pair = Draft.CloseGaps(old, Match(old, changed));
        return TypeVersion.Plan(pair[0], pair[1], Change);
    }

    private static string FindRoot(IReadOnlyList<string> files, Assembly[][] assemblies)
    {
        Type[][] types = [.. assemblies.Select(these => these.SelectMany(ForeignAssembly.TypesOf).Where(CanBeRoot).ToArray())];
        string[] shared = [.. types[0].Select(TypeFinder.NameOf).Where(name => types[1].Any(other => TypeFinder.NameOf(other) == name))];
        string[] inner =
            [.. types.SelectMany(these => these).SelectMany(type => Reached(type).Where(part => part != type)).Select(TypeFinder.NameOf)];
        string[] roots = [.. shared.Where(one => !inner.Contains(one)).Order(StringComparer.Ordinal)];
        return roots switch
        {
            [var only] => only,
            [] when shared.Length > 0 => throw new UsageException(
                $"Each type of {files[0]} and {files[1]} is part of another; say with --type which is meant: {string.Join(", ", shared)}."),
            [] => throw new UsageException(
                $"{files[0]} and {files[1]} have no class or struct of the same name; the versions of a type must have one name."),
            _ => throw new UsageException($"Say with --type which type of {files[0]} and {files[1]} is meant: {string.Join(", ", roots)}."),
        };
    }

    private static bool CanBeRoot(Type type) =>
        type is { IsAbstract: false, ContainsGenericParameters: false, IsByRefLike: false }
        && (type.IsPublic || type.IsNestedPublic || type.IsNotPublic)
        && !type.Name.Contains('<')
        && ValueShape.Of(type) is { Kind: Kind.Object, Declared: null } shape
        && shape.Shape.Fields.Count > 0
        && !typeof(Attribute).IsAssignableFrom(type);

    private static IEnumerable<Type> Reached(Type type)
    {
        var names = new DraftNames();
        names.Reach(ValueShape.Of(type));
        return names.Objects;
    }

    private static Draft Match(Draft old, Draft changed)
    {
        bool isPinned = old.IsPinned && changed.IsPinned;
        var done = new Dictionary<string, DraftClass>();
        var left = new Queue<(DraftClass Old, DraftClass New)>([(old.Classes[0], changed.Classes[0])]);
        while (left.TryDequeue(out var pair))
        {
            if (done.ContainsKey(pair.New.Name))
            {
                continue;
            }

            int last = pair.Old.Members.Concat(pair.New.Members).Max(member => member.Number);
            var members = new List<DraftMember>();
            foreach (DraftMember member in pair.New.Members)
            {
                DraftMember? origin = pair.Old.Members.FirstOrDefault(
                    one => isPinned ? one.Number == member.Number : one.Name == member.Name);
                members.Add(origin is null
                    ? member with { Number = isPinned ? member.Number : ++last }
                    : member with { Number = origin.Number, Value = origin.Value, IsChanged = IsChanged(old, origin, changed, member) });
                if (old.Classes.FirstOrDefault(type => type.Name == origin?.ObjectName) is { } from
                    && changed.Classes.FirstOrDefault(type => type.Name == member.ObjectName) is { } to)
                {
                    left.Enqueue((from, to));
                }
            }

            done.Add(pair.New.Name, pair.New with { Members = members });
            if (left.Count == 0
                && changed.Classes.FirstOrDefault(
                    type => !done.ContainsKey(type.Name) && old.Classes.Any(one => one.Name == type.Name)) is { } further)
            {
                left.Enqueue((old.Classes.First(type => type.Name == further.Name), further));
            }
        }

        return changed with { Classes = [.. changed.Classes.Select(type => done.GetValueOrDefault(type.Name, type))] };
    }

    private static bool IsChanged(Draft old, DraftMember origin, Draft changed, DraftMember member) =>
        origin.Type != member.Type
        || origin.Name != member.Name
        || (origin.UnionName is { } name
            && !old.Unions.First(union => union.Name == name).Cases
                .SequenceEqual(changed.Unions.First(union => union.Name == member.UnionName).Cases));
}
