using System.Text;

namespace SerBench.Benchmarks.Evolution;

/// <summary>A version of the type: the first, or one after a single change. Its classes stand in a namespace of its own.</summary>
/// <param name="Space">The namespace. All have the same length, so that the names in messages have, too.</param>
/// <param name="Change">The change; null for the first version.</param>
/// <param name="IsPinned">True if the members' numbers are pinned by attributes.</param>
internal sealed record TypeVersion(string Space, Change? Change, Scope Scope, Draft Draft, bool IsPinned)
{
    private const string Root = "Evolving";

    /// <summary>The full name of the root.</summary>
    public string FullName => $"{Space}.{Draft.Classes[0].Name}";

    /// <summary>The first version and one for each change in each place, without pinned numbers and with them.</summary>
    public static IReadOnlyList<TypeVersion> Plan(Type root)
    {
        Draft first = Draft.Of(root);
        var versions = new List<TypeVersion>();
        foreach (bool isPinned in new[] { false, true })
        {
            void Add(Change? change, Scope scope, Draft draft) => versions.Add(new TypeVersion($"{Root}.V{versions.Count:000}", change, scope, draft, isPinned));
            Add(null, Scope.Root, first);
            foreach (Scope scope in Enum.GetValues<Scope>())
            {
                foreach (Change change in first.Find(scope) is null ? [] : Change.All)
                {
                    if (change.Apply(first, first.Find(scope)!) is { } changed)
                    {
                        Add(change, scope, changed);
                    }
                }
            }
        }

        return versions;
    }

    /// <summary>The C# of the version.</summary>
    public string WriteSource()
    {
        var text = new StringBuilder($"namespace {Space}\n{{\n");
        foreach (DraftEnum type in Draft.Enums)
        {
            text.Append($"    public enum {type.Name} : {type.Underlying.Replace("global::System.", "", StringComparison.Ordinal) switch
            {
                "Byte" => "byte",
                "SByte" => "sbyte",
                "Int16" => "short",
                "UInt16" => "ushort",
                "UInt32" => "uint",
                "Int64" => "long",
                "UInt64" => "ulong",
                _ => "int",
            }}\n    {{\n{string.Concat(type.Members.Select(member => $"        @{member.Name} = {member.Value},\n"))}    }}\n\n");
        }

        foreach (DraftClass type in Draft.Classes)
        {
            text.Append($"    [global::System.Serializable]\n    public {(type.IsStruct ? "struct" : "sealed class")} {type.Name}\n    {{\n");
            foreach (DraftMember member in type.Members)
            {
                text.Append(IsPinned ? $"        [global::SerBench.Formats.Contracts.FieldNumber({member.Number})]\n" : "");
                text.Append($"        public {member.Type} @{member.Name} {{ get; set; }}\n");
            }

            text.Append("    }\n\n");
        }

        return text.Append("}\n").ToString();
    }
}
