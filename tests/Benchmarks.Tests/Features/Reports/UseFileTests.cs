using SerBench.Engine.Programs;
using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Benchmarks.Tests.Engine.Programs;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Peers.MemoryPackPeer;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// What the page shows for a library of the answer.
public sealed class UseFileTests
{
    // It is the timed call, or says what differs. Beside the library's own calls, a row has those of its buffer.
    [Theory]
    [MemberData(nameof(UseFolderTests.Packages), MemberType = typeof(UseFolderTests))]
    public void It_has_the_timed_calls_or_says_what_differs(string package)
    {
        LibraryCard card = LibraryCard.All.Single(card => card.Package == package);
        string use = card.ReadUse()!;
        if (use.Contains("SerBench timed", StringComparison.Ordinal))
        {
            Assert.DoesNotContain("called as SerBench timed it", UseFolder.HeadOf(card, null));
            return;
        }

        EmittedPeer row = Assert.IsAssignableFrom<EmittedPeer>(Catalog.BuiltIn.Find(card.Rows[0].Id));
        Way way = BuiltInCode.Recipes.Single(recipe => recipe.Id == row.Recipe).Ways[0];
        string[] buffer = ["Begin", "Adopt", "AsSpan", "Write", "Read"];
        int start = use.IndexOf(" Write(", StringComparison.Ordinal), read = use.IndexOf(" Read(", StringComparison.Ordinal);
        string calls = use[start..use.IndexOf(";\n", read, StringComparison.Ordinal)];
        Assert.Equal(CallsIn(way.Encode + way.Decode).Except(buffer).Order(), CallsIn(calls).Except(buffer).Order());
        Assert.Contains("called as SerBench timed it", UseFolder.HeadOf(card, null));
    }

    [Fact]
    public void It_says_which_package_and_what_a_type_needs()
    {
        ReportFile file = Assert.Single(UseFile.AllOf(new Judge(RecordOf(MemoryPackCard.Main))));

        Assert.Equal("use/MemoryPack", file.Name);
        Assert.StartsWith(
            "// MemoryPack 1.0.0, by documented calls. A type needs: attribute, generator.\n" +
            "//   dotnet add package MemoryPack --version 1.0.0\nusing MemoryPack;\n",
            file.Text,
            StringComparison.Ordinal);
    }

    // A record comes from anywhere, and what its names say is shown as code.
    [Theory]
    [InlineData("order-placed", "UseOrderPlaced")]
    [InlineData("own-my.shop.order", "UseOwnMyShopOrder")]
    [InlineData("2 {}\u2028;", "UseType2")]
    [InlineData("", "UseType")]
    public void A_name_of_a_record_becomes_a_name_of_code(string model, string expected)
    {
        RunRecord record = RecordOf(MemoryPackCard.Main);
        RunRecord other = record.On(model, "article") with
        {
            Libraries = [.. record.Libraries.Select(library => library with { Version = "1.0\u2028.0 --source there" })],
        };

        ReportFile file = Assert.Single(UseFile.AllOf(new Judge(other)));
        Assert.Contains($"public static class {expected}\n", file.Text);
        Assert.Contains("--version 1.0.0--sourcethere\n", file.Text);
    }

    private static IEnumerable<string> CallsIn(string code) =>
        Regex.Matches(code, @"(\w+)(?:<[^()]*?>)?\(").Select(match => match.Groups[1].Value).Distinct();

    private static RunRecord RecordOf(string serializer) => LinkModesTests.Make((serializer, 1000, 1000), ("dense/generated", 1000, 900))
        .WithSerializers(known => known.Id == serializer ? known with { Family = SerializerFamily.Peer } : known);
}
