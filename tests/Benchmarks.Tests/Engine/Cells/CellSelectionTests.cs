namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class CellSelectionTests
{
    private static readonly CellSelection Selection = new(ProgramRun.Catalog, ModelCatalog.BuiltIn);

    [Fact]
    public void Without_a_filter_every_serializer_meets_the_first_scenario_of_every_model()
    {
        IReadOnlyList<Cell> cells = Selection.Select(new CellFilter());

        Assert.Equal(ProgramRun.Catalog.Serializers.Count * ModelCatalog.BuiltIn.Models.Count, cells.Count);
        Assert.All(cells, cell => Assert.Equal(cell.Model.Scenarios[0], cell.Scenario));
    }

    [Fact]
    public void The_table_of_modes_has_a_compressed_line_unless_serializers_are_chosen()
    {
        Cell[] cells = [.. new CellSelection(Serializers.Catalog.BuiltIn, ModelCatalog.BuiltIn).CompressedModes(new CellFilter())];

        Assert.Equal(ModeLine.Data.Order(), cells.Select(cell => (cell.Model.Id, cell.Scenario.Name)).Order());
        Assert.EndsWith("+lz4", Assert.Single(cells.Select(cell => cell.Serializer).Distinct()).Id);
        Assert.Empty(Selection.CompressedModes(new CellFilter { Formats = ["dense"] }));
        Assert.Empty(Selection.CompressedModes(new CellFilter { Models = ["simple"] }));
    }

    [Fact]
    public void The_driver_has_other_data_unless_a_scenario_is_named()
    {
        var filter = new CellFilter { Serializers = ["xbuf2/direct", "xbuf2/direct+new", "dense/compiled"] };
        Cell[] cells = [.. Selection.OtherPublishedData(filter)];

        Assert.Equal(["xbuf2/direct car/random", "xbuf2/direct+new car/random"], cells.Select(cell => cell.Id.ToString()));
        Assert.Empty(Selection.OtherPublishedData(new CellFilter { Scenarios = ["serial"] }));
    }

    // A scenario applies to the models that have it. Members of numbered families are scenarios.
    [Theory]
    [InlineData("double/good person/article|ignite/handwritten person/article", "ignite,double", "good,handwritten", "person")]
    [InlineData("double/good person/unicode", "double", "good", "", "unicode")]
    [InlineData("double/good simple/s7", "double", "good", "simple", "s7")]
    public void Filters_narrow_each_other(string cells, string formats, string accesses, string models, string scenarios = "")
    {
        static string[] Words(string text) => text.Split(',', StringSplitOptions.RemoveEmptyEntries);
        var filter = new CellFilter
        {
            Formats = Words(formats), Accesses = Words(accesses), Models = Words(models), Scenarios = Words(scenarios),
        };

        Assert.Equal(cells, string.Join('|', Selection.Select(filter).Select(cell => cell.Id)));
    }

    [Fact]
    public void Published_names_are_names() => Assert.Equal("ignite-raw/accessors", Selection.FindSerializer("reflective raw").Id);

    [Fact]
    public void A_library_that_the_build_lacks_is_named()
    {
        var selection = new CellSelection(Serializers.Catalog.BuiltIn, ModelCatalog.BuiltIn);

        Assert.All(Libraries.FindAbsentPeers(Serializers.Catalog.BuiltIn), peer =>
        {
            UsageException refusal = Assert.Throws<UsageException>(() => selection.FindSerializer($"peer/{peer.Id}"));
            Assert.EndsWith($"in this build ({peer}).", refusal.Message);
        });
    }

    [Theory]
    [InlineData("peer/Some.Package", true)]
    [InlineData("peer/Some.Package:fast+lz4", true)]
    [InlineData("some.package", true)]
    [InlineData("The Library", true)]
    [InlineData("peer/Some", false)]
    [InlineData("package", false)]
    public void A_library_is_meant_by_its_names_and_those_of_its_rows(string name, bool isMeant) =>
        Assert.Equal(
            isMeant,
            new AbsentPeer("Some.Package", "The Library", "[1, 2)", "the package feed lacks Some.Package").IsNamedBy(name));

    [Theory]
    [InlineData("ignite-raw/compiled", "ignite-raw", "compiled", true)]
    [InlineData("peer/MessagePack:map", "peer", "MessagePack", false)]
    [InlineData("dense/compiled+lz4", "dense", "compiled", false)]
    [InlineData("payload", "payload", "", true)]
    public void Ids_have_parts(string id, string format, string access, bool isPlain) =>
        Assert.Equal(new SerializerName(format, access, isPlain), SerializerName.Parse(id));
}
