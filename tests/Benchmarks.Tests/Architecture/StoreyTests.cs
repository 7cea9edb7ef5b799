using SerBench.Benchmarks.Cli;
using SerBench.Formats.Tests.Architecture;
using SerBench.Migration;
using SerBench.Published;

namespace SerBench.Benchmarks.Tests.Architecture;

// The arrows between and inside the projects above Serializers (ARCHITECTURE.md).
public sealed class StoreyTests
{
    private const string Program = "SerBench.Benchmarks.";
    private const string Engine = "SerBench.Engine.";
    private const string Published = "SerBench.Published.";

    private static readonly string[] BelowEngine = ["SerBench.Formats", "SerBench.Model", "SerBench.Serializers"];

    // They print tables, write the files, and take the options of reports.
    private static readonly string[] Printers =
        [.. new[] { "RunFlow", "Summary", "RunFolder", "RunCommand" }.Select(type => $"Features.Runs.{type}")];

    private static readonly string[] Storeys = ["Features", "Cli", ""];

    // Rows and commands of publications, in any spelling.
    private static readonly string[] WordsOfPublications =
        ["xbuf", "rumi", "typedserializer", "typed-", "\"ladder", "\"driver", "raider001", "bojieli"];

    [Fact]
    public void Engine_knows_nothing_above_it() => Assert.Equal(BelowEngine, References(typeof(RunRecord).Assembly));

    [Fact]
    public void Publications_and_migration_lie_above_the_engine() => Assert.All(
        new[] { typeof(Publications).Assembly, typeof(AdviceFeature).Assembly },
        project => Assert.Empty(References(project).Except(BelowEngine.Append("SerBench.Engine"))));

    [Fact]
    public void The_program_references_all() => Assert.Equal(
        [.. BelowEngine.Concat(["SerBench.Engine", "SerBench.Migration", "SerBench.Published"]).Order()],
        References(typeof(FeatureList).Assembly));

    [Fact]
    public void Base_uses_no_other_room_of_the_engine() => Assert.Empty(Wrong(
        typeof(RunRecord), Engine, static (user, used) => user.StartsWith("Base.") && !used.StartsWith("Base.")));

    // All use what claims have in common, and the list of publications uses each.
    [Fact]
    public void No_publication_uses_another() => Assert.Empty(Wrong(
        typeof(Publications), Published, static (user, used) =>
            RoomOf(user) is { } one && RoomOf(used) is { } other && one != other && other != "Claims"));

    // The command list and the help name commands.
    [Fact]
    public void Nothing_below_names_a_publication() => Assert.Empty(
        from project in new[] { "Engine", "Formats", "Generator", "Serializers" }
        from file in Directory.EnumerateFiles(Clone.At($"src/{project}"), "*.cs", SearchOption.AllDirectories)
        where !file.Contains("/obj/") && !file.EndsWith(".g.cs")
        from line in File.ReadLines(file)
        where WordsOfPublications.Any(word => line.Contains(word, StringComparison.OrdinalIgnoreCase))
        select $"{Path.GetRelativePath(Clone.Root, file)}: {line.Trim()}");

    [Fact]
    public void Each_storey_of_the_program_uses_those_below_it() =>
        Assert.Empty(Wrong(typeof(FeatureList), Program, static (user, used) => StoreyOf(used) > StoreyOf(user)));

    // The list of features names each. All else asks contracts of the engine.
    [Fact]
    public void The_program_names_publications_and_migration_in_its_list_alone() => Assert.Equal(
        [typeof(FeatureList).FullName!],
        AssemblyUses.Of(typeof(FeatureList).Assembly)
            .Where(use => use.Used.StartsWith(Published) || use.Used.StartsWith("SerBench.Migration."))
            .Select(use => use.User).Distinct());

    // A run prints reports, but decides without them. All else is given by the contract of features, or lies below.
    [Fact]
    public void No_feature_uses_another_but_a_run_prints_reports() =>
        Assert.Empty(Wrong(typeof(FeatureList), Program, static (user, used) =>
            FeatureOf(user) is { } one && FeatureOf(used) is { } other
                && one != other && !(other == "Reports" && Printers.Contains(user))));

    private static string[] References(Assembly assembly) =>
        [.. assembly.GetReferencedAssemblies().Select(name => name.Name!).Where(name => name.StartsWith("SerBench")).Order()];

    private static IEnumerable<string> Wrong(Type ofProject, string root, Func<string, string, bool> isWrong) =>
        AssemblyUses.Of(ofProject.Assembly)
            .Where(use => use.User.StartsWith(root, StringComparison.Ordinal) && use.Used.StartsWith(root, StringComparison.Ordinal))
            .Where(use => isWrong(use.User[root.Length..], use.Used[root.Length..]))
            .Select(use => $"{use.User} uses {use.Used}").Distinct().Order();

    private static string? RoomOf(string type) => type.Split('.') is [var room, _, ..] ? room : null;

    private static string? FeatureOf(string type) => type.Split('.') is ["Features", var feature, _, ..] ? feature : null;

    private static int StoreyOf(string type)
    {
        string[] parts = type.Split('.');
        int storey = Array.IndexOf(Storeys, parts.Length == 1 ? "" : parts[0]);
        Assert.True(storey >= 0, $"{type} is in none of the storeys {string.Join(", ", Storeys)}");
        return storey;
    }
}
