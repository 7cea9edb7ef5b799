namespace SerBench.Migration;

internal sealed class AdviceReport(Findings findings, AdviceRequest request, AdviceText advice)
{
    private readonly StringBuilder _text = new();

    public string Write(IReadOnlyList<MeasuredType> measured)
    {
        string name = Path.GetFileName(Path.GetFullPath(request.Path).TrimEnd(Path.DirectorySeparatorChar));
        Line($"# Files of BinaryFormatter in {MarkdownText.Escape(name)}");
        Paragraphs(advice.Summary());
        Table(
            "What they hold",
            advice.Types(),
            "Bytes of a type are those of its records, without structs inside, which have a row of their own. "
            + "All rows together are all bytes.");
        Table(
            "Members",
            advice.Members(),
            "Bytes of a member are those of its value where it stands: a reference to an object takes five.");
        List("Versions", advice.Versions());
        if (findings.Obstacles.Count > 0)
        {
            Table("What blocks", advice.Blocked(), "A file is not converted if one of these places holds a value in it.");
            List("What to do", advice.Advice());
        }

        List("Notes", advice.Notes());
        List("Files that are not converted", advice.BadFiles().Select(file => $"{file.File} {AdviceText.Verb(file.State)}{file.What}"));
        Converted();
        foreach (MeasuredType type in measured)
        {
            Alternatives(type);
        }

        return _text.ToString();
    }

    private void Converted()
    {
        var table = new TextTable("library", "files", "old bytes", "new bytes", "of old");
        foreach (Target target in request.Targets)
        {
            long bytes = findings.NewBytes.GetValueOrDefault(target.Name);
            string ofOld = findings.OldBytes == 0 ? "" : $"{(double)bytes / findings.OldBytes:0.00}";
            table.Add(target.Title, $"{findings.CountOf(FileState.Converted):N0}", $"{findings.OldBytes:N0}", $"{bytes:N0}", ofOld);
        }

        Table(
            "Converted files",
            table,
            $"Each file was read by {MigrationBuild.MigrationFile}, "
            + "compared value by value with the old records as another reader sees them, "
            + "written by the library, read back and compared again. The new files are in a folder per library; files.csv lists all.");
    }

    private void Alternatives(MeasuredType type)
    {
        Line($"\n## Alternatives for {MarkdownText.Escape(type.Sample.Name)}\n");
        RecordSample values = type.Sample.Values;
        Line(
            (type.Sample.Fault is null ? $"Means of {values.Kept.Count:N0} of {values.Seen:N0} converted values. " : "")
            + $"The old files of this type take {type.Sample.Root.MeanBytes:N0} bytes each.");
        Paragraphs(type.Notes);
        if (type.Cells.Count == 0)
        {
            return;
        }

        Line("");
        _text.Append(MarkdownTable.Render(AlternativeTable.Create(type)));
        foreach (IGrouping<string, string> reason in AlternativeTable.Absent(type))
        {
            Line($"\n- {MarkdownText.Escape(SerializerNames.Join(reason))}: {MarkdownText.Escape(reason.Key)}");
        }
    }

    private void Table(string heading, TextTable table, string explanation)
    {
        Line($"\n## {heading}\n\n{explanation}\n");
        _text.Append(MarkdownTable.Render(table));
    }

    private void List(string heading, IEnumerable<string> lines)
    {
        string[] all = [.. lines];
        if (all.Length > 0)
        {
            Line($"\n## {heading}\n");
            Array.ForEach(all, line => Line($"- {MarkdownText.Escape(line)}"));
        }
    }

    private void Paragraphs(IEnumerable<string> sentences)
    {
        foreach (string sentence in sentences)
        {
            Line($"\n{MarkdownText.EscapeLine(sentence)}");
        }
    }

    private void Line(string text) => _text.Append(text).Append('\n');
}
