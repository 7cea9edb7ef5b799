using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Tests.Architecture;

/// <summary>The page that tells the authors of libraries how they are raced leaves out no row.</summary>
public sealed class FairnessPageTests
{
    private const string Converting = "+convert";

    [Fact]
    public void Every_row_of_a_library_is_on_the_page()
    {
        string page = File.ReadAllText(Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../docs/fairness.md")));
        string[] rows = [.. Catalog.BuiltIn.Serializers
            .Where(serializer => serializer.Family == SerializerFamily.Peer && !serializer.Id.EndsWith(Converting, StringComparison.Ordinal))
            .Select(serializer => serializer.Id)];

        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Contains($"`{row}`", page, StringComparison.Ordinal));
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
