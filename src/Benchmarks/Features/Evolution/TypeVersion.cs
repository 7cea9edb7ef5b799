namespace SerBench.Benchmarks.Features.Evolution;

/// <param name="Space">the namespace. All namespaces have the same length, so type names in messages do too.</param>
/// <param name="IsPinned">true if attributes give members their numbers.</param>
internal sealed record TypeVersion(string Space, TypeVersion? Base, EvolutionChange? Change, string Place, Draft Draft, bool IsPinned)
{
    private const string Root = "Evolving";

    public bool IsTriedByRun => Change is null || (Place == ChangePlaces.Root && Qualities.IsUsual(Change.Id));

    public string FullName => $"{Space}.{Draft.Classes[0].Name}";

    public static IReadOnlyList<TypeVersion> Plan(Type? type)
    {
        Draft[] drafts = Draft.CloseGaps(
            [.. (type is not null ? [type] : new[] { typeof(Shipment), typeof(Tour) }.Concat(ChangePlaces.Holders.Keys)).Select(Draft.Of)]);
        var versions = new List<TypeVersion>();
        foreach (bool isPinned in new[] { false, true })
        {
            var done = new HashSet<(string, string)>();
            foreach (Draft draft in drafts)
            {
                TypeVersion first = AddFirst(versions, draft, isPinned);
                foreach ((string place, DraftClass? changing, IReadOnlyList<Change> changes) in ChangePlaces.Of(draft))
                {
                    foreach (Change change in changes)
                    {
                        if (changing is not null && !done.Contains((place, change.Id)) && change.Apply(draft, changing) is { } changed)
                        {
                            done.Add((place, change.Id));
                            var cause = new EvolutionChange(change.Id, change.Title);
                            versions.Add(new TypeVersion(SpaceOf(versions.Count), first, cause, place, changed, isPinned));
                        }
                    }
                }
            }
        }

        return versions;
    }

    public static IReadOnlyList<TypeVersion> Plan(Draft old, Draft changed, EvolutionChange change)
    {
        var versions = new List<TypeVersion>();
        foreach (bool isPinned in old.IsPinned && changed.IsPinned ? [true] : new[] { false, true })
        {
            TypeVersion first = AddFirst(versions, old, isPinned);
            versions.Add(new TypeVersion(SpaceOf(versions.Count), first, change, ChangePlaces.Root, changed, isPinned));
        }

        return versions;
    }

    // The second version differs only in the namespace. It shows whether a serializer identifies types by their full names.
    private static TypeVersion AddFirst(List<TypeVersion> versions, Draft draft, bool isPinned)
    {
        var first = new TypeVersion(SpaceOf(versions.Count), null, null, ChangePlaces.Root, draft, isPinned);
        versions.Add(first);
        versions.Add(first with { Space = SpaceOf(versions.Count), Base = first });
        return first;
    }

    private static string SpaceOf(int index) => $"{Root}.V{index:000}";

    public string WriteSource()
    {
        var text = new StringBuilder($"namespace {Space}\n{{\n");
        foreach (DraftEnum type in Draft.Enums)
        {
            string members = string.Concat(type.Members.Select(member => $"        @{member.Name} = {member.Value},\n"));
            text.Append($"    public enum {type.Name} : {type.Underlying}\n    {{\n{members}    }}\n\n");
        }

        foreach (DraftUnion union in Draft.Unions)
        {
            text.Append(string.Concat(union.Cases.Select(
                one => $"    [global::System.Text.Json.Serialization.JsonDerivedType(typeof({one}), \"{one}\")]\n")));
            text.Append($"    [global::System.Serializable]\n    public abstract class {union.Name}\n    {{\n    }}\n\n");
        }

        foreach (DraftClass type in Draft.Classes)
        {
            DraftUnion? union = Draft.Unions.FirstOrDefault(union => union.Cases.Contains(type.Name));
            text.Append($"    [global::System.Serializable]\n    public {(type.IsStruct ? "struct" : "sealed class")} {type.Name}");
            text.Append($"{(union is null ? "" : $" : {union.Name}")}\n    {{\n");
            foreach (DraftMember member in type.Members)
            {
                text.Append(IsPinned ? $"        [global::SerBench.Formats.Contracts.FieldNumber({member.Number})]\n" : "");
                text.Append(member.KeptName is { } name
                    ? $"        [global::System.Text.Json.Serialization.JsonPropertyName(\"{name}\")]\n"
                        + $"        [global::SerBench.Serializers.Emission.KeptName(\"{name}\")]\n"
                    : "");
                text.Append($"        public {member.Type} @{member.Name} {{ get; set; }}\n");
            }

            text.Append("    }\n\n");
        }

        return text.Append("}\n").ToString();
    }
}
