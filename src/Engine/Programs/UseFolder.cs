using SerBench.Engine.Outside.Emitted;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Programs;

// Each library gets a project beside the reports, which writes and reads the first record that the library supports.
internal static class UseFolder
{
    private const string Project = "Use.csproj";

    // If the calls in a library's use.txt differ from the timed calls, a comment in that file begins with this text.
    private const string Timed = "SerBench timed";

    private static readonly string[] Settings = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];

    public static bool IsProgram(string folder) => File.Exists(Path.Combine(folder, Project));

    /// <param name="ending">the end of a serializer's id.</param>
    public static string NameOf(LibraryCard card, string ending = "") => $"use/{card.Package}{ending.Replace(':', '-')}";

    /// <param name="row">the serializer's id; null for the library's usual calls.</param>
    public static string HeadOf(LibraryCard card, string? version, string? row = null) =>
        $"// {card.Name}{PeerId.Parse(row ?? "")?.Ending}{(version is null ? "" : $" {version.Split('+')[0]}")}, "
        + $"{(card.ReadUse()?.Contains(Timed) == true ? "by documented calls" : "called as SerBench timed it")}. "
        + $"A type needs: {LibraryCard.Plain(LibraryCard.FindRow(row ?? "")?.Needs ?? card.Needs ?? "nothing")}.\n"
        + (card.Carries is { } carries ? $"// Values: {LibraryCard.Plain(carries)}.\n" : "");

    public static void WriteAll(ProgramContext context, RunRecord record, string folder)
    {
        var cells =
            from cell in record.Cells
            where cell.Status == CellStatus.Verified && LibraryCard.Find(cell.Serializer) is { } card
                && (card.Rows[0].Id == cell.Serializer || Qualities.IsTolerant(cell.Serializer))
            group cell by cell.Serializer into same
            let first = same.First()
            let model = context.Models.Find(first.Model)
            let serializer = context.Catalog.Find(first.Serializer)
            where model is not null && serializer is not null
            select new Cell(serializer, model, model.FindScenario(first.Scenario)!);
        foreach (Cell cell in cells)
        {
            Write(cell, folder);
        }
    }

    public static LibraryProgram Write(Cell cell, string folder)
    {
        LibraryCard card = LibraryCard.Find(cell.Serializer.Id)!;
        string path = Path.Combine(folder, NameOf(card, PeerId.Parse(cell.Serializer.Id)!.Value.Ending));
        string head = HeadOf(card, Libraries.Find(cell.Serializer)?.Version, cell.Serializer.Id);
        string main = EmbeddedText.Read(typeof(UseFolder), "use-program.txt");
        LibraryProgram program = cell.Model.Accept(new ProgramWriter(cell, path, main, head));
        if (program.Refusal is { } refusal)
        {
            if (card.ReadUse() is { } use)
            {
                NamedFile.CreateFolder(path);
                string calls = use.Replace("$T", Emitter.StemOf(cell.Model.Type));
                NamedFile.WriteText(Path.Combine(path, "Use.cs"), $"{head}// No program is here: {refusal}.\n{calls}");
            }

            return program;
        }

        foreach (string file in Settings)
        {
            NamedFile.WriteText(Path.Combine(folder, "use", file), "<Project />\n");
        }

        File.WriteAllBytes(Path.Combine(path, "record.bin"), program.Message);
        NamedFile.WriteText(Path.Combine(path, Project), EmbeddedText.Read(typeof(UseFolder), "use-project.xml")
            .Replace("$F", $"net{Environment.Version.Major}.0")
            .Replace("$I", ItemsOf(card, path) + CSharpBuild.Include("Reference", program.References)));
        return program;
    }

    private static string ItemsOf(LibraryCard card, string folder)
    {
        bool hasSchema = Directory.EnumerateFiles(folder, "*.proto").Any();
        string calls = card.ReadUse()!;
        return string.Concat(
            from package in Libraries.PackagesOf(card.Package)
            where package.IsOwn || calls.Contains(package.Id) || hasSchema
            select $"    <PackageReference Include=\"{package.Id}\" Version=\"{package.Version}\""
                + $"{(package.IsUnused ? " ExcludeAssets=\"all\" NoWarn=\"NU1605\"" : "")} />\n")
            + (hasSchema ? "    <Protobuf Include=\"*.proto\" GrpcServices=\"None\" />\n" : "");
    }
}
