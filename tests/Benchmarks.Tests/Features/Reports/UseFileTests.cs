using System.Text.RegularExpressions;
using SerBench.Engine.Outside.Emitted;
using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Peers.MemoryPackPeer;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// What stands beside the report for a library of the answer compiles against the library.
public sealed class UseFileTests : WithFolder
{
    // What flatc makes of a schema.
    private const string OfSchemaCompiler = """
        public class PersonT;

        public struct Person
        {
            public static Google.FlatBuffers.Offset<Person> Pack(Google.FlatBuffers.FlatBufferBuilder builder, PersonT value) => default;

            public static Person GetRootAsPerson(Google.FlatBuffers.ByteBuffer buffer) => default;

            public PersonT UnPack() => new();
        }

        public static class PersonVerify
        {
            public static bool Verify(Google.FlatBuffers.Verifier verifier, uint table) => true;
        }
        """;

    // The libraries that this build has, but for those that users call by code of their own, or should not call.
    public static TheoryData<string> Packages =>
        [
            .. from card in LibraryCard.All
            where card.ReadUse() is not null && Catalog.BuiltIn.Find(card.Rows[0].Id) is not null
            select card.Package,
        ];

    [Theory]
    [MemberData(nameof(Packages))]
    public void It_compiles(string package)
    {
        LibraryCard card = LibraryCard.All.Single(card => card.Package == package);
        ISerializer row = Catalog.BuiltIn.Find(card.Rows[0].Id)!;
        Type twin = row is EmittedPeer peer ? EmittedCode.Find<Person>(peer.Recipe, out _)!.Twin : typeof(Person);
        bool isOfSchema = package == "Google.FlatBuffers";
        string alias = isOfSchema ? "" : $"using Person = global::{twin.FullName};\n";
        string code = $"using System.IO;\n{alias}{Single(card.Rows[0].Id).Text}{(isOfSchema ? OfSchemaCompiler : "")}";
        IEnumerable<string> generators = BuiltInCode.Recipes.Where(recipe => recipe.Id == package).SelectMany(CSharpBuild.GeneratorsOf);

        CompiledAssembly.Write(_folder, $"Use{package}", code, [], CompilerInProcess.GeneratorsIn(generators));
    }

    // It is the timed call, or says what differs. Beside the library's own calls, a row has those of its buffer.
    [Theory]
    [MemberData(nameof(Packages))]
    public void It_has_the_timed_calls_or_says_what_differs(string package)
    {
        LibraryCard card = LibraryCard.All.Single(card => card.Package == package);
        string use = card.ReadUse()!;
        if (use.Contains("SerBench timed", StringComparison.Ordinal))
        {
            Assert.DoesNotContain("called as SerBench timed it", Single(card.Rows[0].Id).Text);
            return;
        }

        EmittedPeer row = Assert.IsAssignableFrom<EmittedPeer>(Catalog.BuiltIn.Find(card.Rows[0].Id));
        Way way = BuiltInCode.Recipes.Single(recipe => recipe.Id == row.Recipe).Ways[0];
        string[] buffer = ["Begin", "Adopt", "AsSpan", "Write", "Read"];
        int start = use.IndexOf(" Write(", StringComparison.Ordinal), read = use.IndexOf(" Read(", StringComparison.Ordinal);
        string calls = use[start..use.IndexOf(";\n", read, StringComparison.Ordinal)];
        Assert.Equal(CallsIn(way.Encode + way.Decode).Except(buffer).Order(), CallsIn(calls).Except(buffer).Order());
        Assert.Contains("called as SerBench timed it", Single(card.Rows[0].Id).Text);
    }

    private static IEnumerable<string> CallsIn(string code) =>
        Regex.Matches(code, @"(\w+)(?:<[^()]*?>)?\(").Select(match => match.Groups[1].Value).Distinct();

    [Fact]
    public void It_says_which_package_and_what_a_type_needs()
    {
        ReportFile file = Single(MemoryPackCard.Main);

        Assert.Equal("use-MemoryPack.cs", file.Name);
        Assert.StartsWith(
            "// MemoryPack 1.0.0, by documented calls. A type needs: attribute, generator.\n" +
            "//   dotnet add package MemoryPack --version 1.0.0\nusing MemoryPack;\n",
            file.Text,
            StringComparison.Ordinal);
    }

    // A record comes from anywhere, and what its names say is compiled.
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

    private static ReportFile Single(string serializer) =>
        Assert.Single(UseFile.AllOf(new Judge(RecordOf(serializer))));

    private static RunRecord RecordOf(string serializer) => LinkModesTests.Make((serializer, 1000, 1000), ("dense/generated", 1000, 900))
        .WithSerializers(known => known.Id == serializer ? known with { Family = SerializerFamily.Peer } : known);
}
