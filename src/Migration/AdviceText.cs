namespace SerBench.Migration;

internal sealed class AdviceText(Findings findings, TypePlan plan)
{
    private const int TypesOnTerminal = 30;

    private FileFacts Facts => findings.Facts;

    public IEnumerable<string> Summary()
    {
        int read = findings.CountOf(FileState.Read);
        int damaged = findings.CountOf(FileState.Damaged);
        int others = findings.CountOf(FileState.NotOurs);
        int unreadable = findings.CountOf(FileState.Unreadable);
        yield return $"{Count(read + damaged + others + unreadable, "file")}: {read:N0} of BinaryFormatter with {Facts.Bytes:N0} bytes, "
            + $"{damaged:N0} damaged, {others:N0} of other kinds, {unreadable:N0} unreadable.";
        int converted = findings.CountOf(FileState.Converted);
        int blocked = findings.CountOf(FileState.Blocked);
        int different = findings.CountOf(FileState.Differs);
        if (converted + blocked + different > 0)
        {
            yield return $"{converted:N0} converted, read back and equal; {blocked:N0} blocked; {different:N0} not equal.";
        }
    }

    public TextTable Types()
    {
        var table = new TextTable("type", "objects", "files", "versions", "bytes", "of which names");
        foreach (TypeFacts type in Facts.Types.Values.OrderByDescending(type => type.Bytes))
        {
            string versions = type.Versions.Count == 0 ? "" : $"{type.Versions.Count:N0}";
            Add(
                table, type.Name.Full, $"{type.Objects:N0}", $"{type.Files:N0}", versions, $"{type.Bytes:N0}",
                $"{type.DescriptionBytes:N0}");
        }

        table.Add("headers and names of assemblies", "", "", "", $"{Facts.OtherBytes:N0}", $"{Facts.OtherBytes:N0}");
        return table;
    }

    public TextTable Members()
    {
        var table = new TextTable("type", "member", "old type", "new type", "bytes") { TextColumns = 4 };
        foreach (NewClass type in plan.Classes.Where(type => !type.IsWrapper))
        {
            foreach ((string name, MemberFacts member) in Facts.Types[type.Old.Full].Members)
            {
                NewMember? made = type.Members.Find(one => one.Old == name);
                string code = made is null ? "(the same as without its class)" : made.Value.Type switch
                {
                    NewType.Blocked => "(blocked)",
                    NewType.Absent => "(null or empty)",
                    _ => $"{made.Value.Code} {made.Name}",
                };
                string types = string.Join(" or ", member.Types.Values.Select(one => one.Short));
                Add(table, type.Old.Full, name, types, code, $"{member.Bytes:N0}");
            }
        }

        return table;
    }

    public IEnumerable<string> Versions()
    {
        IEnumerable<TypeFacts> types = plan.Classes.Where(type => !type.IsWrapper).Select(type => Facts.Types[type.Old.Full]);
        foreach (TypeFacts type in types.Where(type => type.Versions.Count > 1))
        {
            for (int i = 0; i < type.Versions.Count; i++)
            {
                VersionFacts version = type.Versions[i];
                string change = i == 0
                    ? string.Join(", ", version.Names)
                    : Change(type.Versions[i - 1], version);
                yield return $"{type.Name.Full}, version {i + 1} ({(version.Library.Length == 0 ? "the runtime" : version.Library)}): "
                    + $"{Count(version.Objects, "object")} in {Count(version.Files, "file")}, first {version.File}: {change}.";
            }
        }
    }

    public TextTable Blocked()
    {
        var table = new TextTable("what", "place", "path", "type", "files", "first file") { TextColumns = 4 };
        foreach ((Obstacle block, string file, int files) in findings.Obstacles.Values)
        {
            Add(table, Obstacles.NameOf(block.Kind), block.Place, block.Path, block.What, files == 0 ? "" : $"{files:N0}", file);
        }

        return table;
    }

    public IEnumerable<string> Advice() =>
        findings.Obstacles.Values.Select(found => found.Obstacle.Kind).Distinct().Order()
            .Select(kind => $"{Obstacles.NameOf(kind)}: {Obstacles.AdviceFor(kind)}");

    public IEnumerable<string> Notes()
    {
        foreach ((string place, string comparer) in Facts.Comparers)
        {
            yield return $"{place} has a {comparer}; the new collection has the default comparer, so give it that one again.";
        }

        if (Facts.Shared > 0)
        {
            yield return $"Objects are mentioned again {Count(Facts.Shared, "time")}. "
                + "Alternatives write an object for each mention, and what comes back are several equal objects.";
        }

        foreach (TypeFacts type in Facts.Types.Values.Where(type => type.Members.Keys.Any(IsNoField)))
        {
            yield return $"{type.Name.Full} has members that are no fields, such as '{type.Members.Keys.First(IsNoField)}': "
                + "its own code chose them (ISerializable). The new type has them as members; look at that code for what they mean.";
        }
    }

    public IEnumerable<(FileState State, string File, string What)> BadFiles() => findings.Examples.OrderBy(example => example.State);

    public void Print(Terminal terminal)
    {
        terminal.Lines(Summary());

        if (Facts.Files > 0)
        {
            terminal.Heading("Types");
            TextTable all = Types();
            var table = new TextTable(all.Header);
            foreach (IReadOnlyList<string> row in all.Rows.Take(TypesOnTerminal))
            {
                table.Add(row);
            }

            terminal.Draw(table);
            if (all.Rows.Count > TypesOnTerminal)
            {
                terminal.Line($"{all.Rows.Count - TypesOnTerminal} more are in the report.");
            }
        }

        PrintLines(terminal, "Versions", Versions());
        if (findings.Obstacles.Count > 0)
        {
            terminal.Heading("Blocked");
            foreach ((Obstacle block, string file, int files) in findings.Obstacles.Values.Take(TypesOnTerminal))
            {
                string inFiles = files == 0 ? "" : $" in {Count(files, "file")}, first {file}";
                terminal.Line($"{Obstacles.NameOf(block.Kind)}: {block.Place} ({block.What}){inFiles} at {block.Path}");
            }

            PrintLines(terminal, "What to do", Advice());
        }

        PrintLines(terminal, "Notes", Notes());
        PrintLines(terminal, "Files that are not converted", BadFiles().Select(file => $"{file.File} {Verb(file.State)}{file.What}"));
    }

    public object Json() => new
    {
        Files = findings.Counts,
        Types = Facts.Types.Values.Select(
            type => new { Name = type.Name.Full, type.Objects, type.Files, Versions = type.Versions.Count, type.Bytes }),
        Blocked = findings.Obstacles.Values.Select(found => new
        {
            found.Obstacle.Kind,
            found.Obstacle.Place,
            found.Obstacle.Path,
            found.Obstacle.What,
            found.Files,
            First = found.File,
        }),
        NotConverted = BadFiles().Select(file => new { file.File, file.State, file.What }),
    };

    public static string Verb(FileState state) => state switch
    {
        FileState.Damaged => "is damaged: ",
        FileState.Blocked => "is blocked at ",
        FileState.Unreadable => "is unreadable: ",
        _ => "",
    };

    private static void PrintLines(Terminal terminal, string heading, IEnumerable<string> lines)
    {
        string[] all = [.. lines];
        if (all.Length > 0)
        {
            terminal.Heading(heading);
            terminal.Lines(all);
        }
    }

    private static string Change(VersionFacts before, VersionFacts after)
    {
        IEnumerable<string> changed =
            from one in before.Members
            join other in after.Members on one.Name equals other.Name
            where one.Type.Full != other.Type.Full && (Primitives.Find(one.Type.Full) ?? Primitives.Find(other.Type.Full)) is not null
            select $"{one.Name} from {one.Type.Short} to {other.Type.Short}";
        (string What, IEnumerable<string> Members)[] all =
            [("added", after.Names.Except(before.Names)), ("removed", before.Names.Except(after.Names)), ("changed", changed)];
        string[] parts = [.. all.Where(part => part.Members.Any()).Select(part => $"{part.What} {string.Join(", ", part.Members)}")];
        return parts.Length > 0 ? string.Join("; ", parts) : "the same members in another assembly or order";
    }

    private static bool IsNoField(string member) =>
        !member.Contains(">k__BackingField")
            && !member.All(unit => char.IsLetterOrDigit(unit) || unit is '_' or '+' or '.' or '`' or '<' or '>');

    // All rows of a table are as wide as its longest cell, so long names are cut.
    private static void Add(TextTable table, params IEnumerable<string> cells)
    {
        const int Longest = 500;
        table.Add([.. cells.Select(cell => cell.Length <= Longest ? cell : cell[..Longest] + "...")]);
    }

    private static string Count(long count, string one) => $"{count:N0} {one}{(count == 1 ? "" : "s")}";
}
