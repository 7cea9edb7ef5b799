using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Serializers.Tests.Architecture;

/// <summary>References point one way, and no format, access or peer knows another.</summary>
public sealed partial class ArchitectureTests
{
    private static readonly string Sources = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../src"));

    public static TheoryData<string> Islands => [.. IslandFolders];

    private static string[] IslandFolders => [.. new[] { "Formats", "Access", "Peers" }
        .Select(area => Path.Combine(Sources, "Serializers", area))
        .Where(Directory.Exists)
        .SelectMany(Directory.GetDirectories)
        .Where(folder => Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories).Any())
        .Select(folder => Path.GetRelativePath(Sources, folder))];

    [Fact]
    public void The_model_references_nothing_of_ours() =>
        Assert.DoesNotContain(typeof(IModel).Assembly.GetReferencedAssemblies(), name => name.Name!.StartsWith("SerBench", StringComparison.Ordinal));

    [Fact]
    public void The_serializers_reference_the_model_only() =>
        Assert.Equal(
            ["SerBench.Model"],
            typeof(Catalog).Assembly.GetReferencedAssemblies().Select(name => name.Name!).Where(name => name.StartsWith("SerBench", StringComparison.Ordinal)));

    [Theory]
    [MemberData(nameof(Islands))]
    public void A_format_access_or_peer_knows_no_other(string folder)
    {
        string own = Path.GetFileName(folder);
        foreach (string file in Directory.EnumerateFiles(Path.Combine(Sources, folder), "*.cs", SearchOption.AllDirectories))
        {
            var others = IslandName().Matches(File.ReadAllText(file))
                .Select(match => match.Groups["name"].Value)
                .Where(name => name != own && IslandFolders.Any(island => Path.GetFileName(island) == name));
            Assert.True(!others.Any(), $"{Path.GetRelativePath(Sources, file)} knows {string.Join(", ", others.Distinct())}");
        }
    }

    [Theory]
    [MemberData(nameof(Islands))]
    public void A_namespace_is_its_folder_so_that_the_rule_above_can_be_read_off_the_text(string folder)
    {
        string expected = "namespace SerBench." + folder.Replace(Path.DirectorySeparatorChar, '.');
        foreach (string file in Directory.EnumerateFiles(Path.Combine(Sources, folder), "*.cs", SearchOption.AllDirectories))
        {
            string text = File.ReadAllText(file);
            Assert.True(text.Contains(expected, StringComparison.Ordinal) || text.Contains("namespace System.Runtime.CompilerServices;", StringComparison.Ordinal), $"{file} lacks '{expected}'");
        }
    }

    [Fact]
    public void Wire_knows_only_the_contracts()
    {
        foreach (string file in Directory.EnumerateFiles(Path.Combine(Sources, "Serializers", "Wire"), "*.cs"))
        {
            Assert.DoesNotMatch(@"SerBench\.Serializers\.(?!Contracts|Wire)", File.ReadAllText(file));
        }
    }

    [GeneratedRegex(@"\b(?:Formats|Access|Peers)\.(?<name>[A-Za-z]\w*)")]
    private static partial Regex IslandName();

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
