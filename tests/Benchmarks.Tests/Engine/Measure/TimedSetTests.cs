using SerBench.Published.IgniteArticle;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class TimedSetTests
{
    private static readonly CellSelection Selection = new(Catalog.BuiltIn, ModelCatalog.BuiltIn);

    // All cells that the default run checks, made once for all tests. What counts here is which are there, so none is verified.
    internal static readonly CheckedCell[] BuiltIn =
        [.. Selection.Select(new CellFilter()).Concat(Selection.CompressedModes(new CellFilter())).Select(Bound)];

    private static readonly TimedSet Quick = TimedSet.Choose(BuiltIn, Profile.Quick, [], isComplete: false);

    [Fact]
    public void Quick_stays_within_its_rows_and_has_each_once()
    {
        Assert.InRange(Quick.Rows.Count, 100, Profile.Quick.MaxRows);
        Assert.Equal(Quick.Rows.Count, Quick.Rows.Distinct().Count());
    }

    [Fact]
    public void Full_times_libraries_in_all_their_ways_on_texts_and_published_modes_on_their_own_data()
    {
        var filter = new CellFilter
        {
            Models = ["simple"],
            Serializers =
            [
                "dense/generated", "dense/compiled", "ignite/handwritten", "peer/protobuf-net", "peer/System.Text.Json:default",
            ],
        };
        CheckedCell[] cells = [.. BuiltIn.Where(cell => cell.Cell.Model.Id == "simple"), .. Selection.OnTexts(filter).Select(Bound)];

        HashSet<CellId> timed = TimedBy(Profile.Full, cells);

        Assert.All(
            from serializer in new[] { "dense/generated", "peer/protobuf-net", "peer/System.Text.Json:default" }
            from data in new[] { "ascii", "mixed" }
            select new CellId(serializer, "simple", data),
            cell => Assert.Contains(cell, timed));
        Assert.DoesNotContain(new CellId("peer/protobuf-net", "simple", "s0"), timed);
        Assert.Contains(new CellId("dense/compiled", "simple", "s0"), timed);
        Assert.DoesNotContain(timed, cell => cell is { Serializer: "ignite/handwritten" or "dense/compiled", Scenario: "ascii" });
        Assert.Empty(Selection.OnTexts(filter with { Scenarios = ["s0"] }));
    }

    // A library by its main row, and our package; floors are their yardstick.
    [Fact]
    public void Full_times_streams_and_pipes_of_each_library_on_the_first_data_of_main_models()
    {
        CellId[] Served(Profile profile) =>
        [
            .. TimedSet.Choose(BuiltIn, profile, [], isComplete: false).Rows.GroupBy(row => row.Cell)
                .Where(rows => rows.Any(row => row.Operation == Operation.Stream) && rows.Any(row => row.Operation == Operation.Pipe))
                .Select(rows => rows.Key),
        ];

        CellId[] full = Served(Profile.Full);
        Assert.All(
            ["peer/System.Text.Json", "dense/generated", "floor/object"],
            serializer => Assert.Contains(new CellId(serializer, "person", "article"), full));
        Assert.DoesNotContain(full, cell =>
            (cell.Serializer.Contains(':') && !Qualities.IsTolerant(cell.Serializer)) || cell.Model is "simple" or "deep");
        Assert.Empty(Served(Profile.Quick));
    }

    [Fact]
    public void Quick_times_ways_for_types_that_change_if_it_is_asked_for_them()
    {
        CellId[] Ways(bool isEvolving) =>
        [
            .. TimedSet.Choose(BuiltIn, Profile.Quick, [], isComplete: false, isEvolving).Rows.Select(row => row.Cell).Distinct()
                .Where(cell => cell is { Serializer: "peer/MessagePack:map", Model: "person" }),
        ];

        Assert.Empty(Ways(isEvolving: false));
        Assert.Equal(Catalog.BuiltIn.Find("peer/MessagePack:map") is null ? 0 : 1, Ways(isEvolving: true).Length);
    }

    // A run that has not the time for all rows lacks ours before a library, and a library before a mode of the card.
    [Fact]
    public void The_card_comes_before_libraries_and_these_before_ours()
    {
        HashSet<CellId> card = [.. ModeLine.CardOf(BuiltIn.Where(cell => cell.Verified is not null).Select(cell => cell.Cell.Id))];
        int[] groups =
        [
            .. Quick.Rows.Where(row => !row.Cell.Serializer.StartsWith("floor", StringComparison.Ordinal))
                .Select(row => card.Contains(row.Cell) ? 0 : row.Cell.Serializer.StartsWith("peer/", StringComparison.Ordinal) ? 1 : 2),
        ];

        Assert.Equal(groups.Order(), groups);
        Assert.Equal([0, 1, 2], groups.Distinct());
        Assert.Subset(TimedBy(Profile.Quick, BuiltIn), card);
    }

    // Who wants them names them, or takes the full profile.
    [Fact]
    public void Quick_times_no_other_way_of_a_library()
    {
        CellId[] ways = [.. Quick.Rows.Select(row => row.Cell).Where(cell => cell.Serializer.Contains(':')).Distinct()];

        Assert.DoesNotContain(ways, cell => cell.Model == "complex");
        Assert.All(ways, cell => Assert.Contains(ModeLine.All, line => line.Serializers.Contains(cell.Serializer)));
    }

    // The article's operation stands beside published figures alone.
    [Fact]
    public void Only_modes_of_the_article_are_timed_by_its_operation() => Assert.All(
        Quick.Rows.Where(row => row.Operation == Operation.Article && !row.Cell.Serializer.StartsWith("floor", StringComparison.Ordinal)),
        row => Assert.Contains(row.Cell.Serializer, ArticlePublication.Modes));

    // Texts as other people have them come beside the main data, not instead of a library.
    [Fact]
    public void Full_times_the_main_row_of_each_library_on_the_main_data_beside_texts()
    {
        CheckedCell[] texts = [.. Selection.OnTexts(new CellFilter { Models = ["person"] }).Select(Bound)];

        HashSet<CellId> timed = TimedBy(Profile.Full, [.. BuiltIn, .. texts]);

        Assert.All(
            from cell in BuiltIn
            where cell.Verified is not null
                && cell.Cell is { Id: { Model: "person", Scenario: "article" }, Serializer.Family: SerializerFamily.Peer }
                && SerializerName.Parse(cell.Cell.Id.Serializer) is { IsPlain: true }
            select cell.Cell.Id,
            cell => Assert.Contains(cell, timed));
    }

    [Fact]
    public void Full_times_direct_and_indirect_access_on_both_kinds_of_car()
    {
        CheckedCell[] cells = [.. BuiltIn, .. Selection.OtherPublishedData(new CellFilter()).Select(Bound)];

        HashSet<CellId> timed = TimedBy(Profile.Full, cells);

        Assert.All(
            from access in new[] { "direct", "indirect" }
            from data in new[] { "serial", "random" }
            select new CellId($"xbuf2/{access}", "car", data),
            cell => Assert.Contains(cell, timed));
    }

    [Fact]
    public void Smoke_takes_less_than_twenty_seconds()
    {
        TimedSet set = TimedSet.Choose(BuiltIn, Profile.Smoke, [], isComplete: false);

        Assert.InRange(Budget.Estimate(Profile.Smoke, new LaunchPlan(new HashSet<string>()).PerRound(set.Rows)).TotalSeconds, 1, 20);
    }

    [Fact]
    public void Every_row_has_the_floor_of_its_data_and_operation_beside_it()
    {
        HashSet<(string, string, Operation)> floors =
        [
            .. Quick.Rows.Where(row => row.Cell.Serializer == "floor/object")
                .Select(row => (row.Cell.Model, row.Cell.Scenario, row.Operation)),
        ];

        static bool HasFloor(TimedRow row) =>
            BuiltIn.Any(cell => cell.Verified is not null && cell.Cell.Id == row.Cell with { Serializer = "floor/object" });

        Assert.All(
            Quick.Rows.Where(row => ShapeOf(row) == CodecShape.Object && HasFloor(row)),
            row => Assert.Contains((row.Cell.Model, row.Cell.Scenario, row.Operation), floors));
    }

    [Theory]
    [InlineData("ignite/accessors")]
    [InlineData("ignite/handwritten")]
    [InlineData("ignite-raw/accessors")]
    [InlineData("ignite-raw/handwritten")]
    public void Modes_of_the_article_are_in_the_quick_set_with_its_operation(string serializer) =>
        Assert.Equal(
            [Operation.Encode, Operation.Decode, Operation.Article],
            Quick.Rows.Where(row => row.Cell == new CellId(serializer, "person", "article")).Select(row => row.Operation));

    [Fact]
    public void Every_line_of_the_table_of_modes_is_timed_on_its_data() =>
        Assert.All(
            from data in ModeLine.Data from line in ModeLine.All select (data, line),
            item => Assert.Contains(Quick.Rows, row =>
                (row.Cell.Model, row.Cell.Scenario) == item.data && item.line.Serializers.Contains(row.Cell.Serializer)));

    [Fact]
    public void What_a_run_without_filters_checks_is_what_it_may_time()
    {
        CheckedCell[] needed =
        [
            .. BuiltIn.Where(cell => cell.Cell.Serializer.Family == SerializerFamily.Floor || TimedSet.IsOfDefault(cell.Cell)),
        ];

        Assert.Equal(
            Quick.Rows.Where(row => row.Cell.Model is "person" or "complex" or "car" or "tree"
                && LibraryCard.Find(row.Cell.Serializer) is not { IsRacedByDefault: false }),
            TimedSet.Choose(needed, Profile.Quick, [], isComplete: false).Rows);
    }

    // A model that joins the others does not lengthen every run.
    [Fact]
    public void A_new_model_is_no_main_model() => Assert.False(TimedSet.IsOfDefault(
        new Cell(Catalog.BuiltIn.Find("dense/generated")!, new NewModel(), new NewModel().Scenarios[0])));

    [Fact]
    public void What_is_left_out_is_counted()
    {
        int timed = Quick.Rows.Select(row => row.Cell)
            .Where(cell => !cell.Serializer.StartsWith("floor/", StringComparison.Ordinal))
            .Distinct()
            .Count();
        int verified = BuiltIn.Count(cell =>
            cell.Verified is { Shape: not CodecShape.SizeOnly } && cell.Cell.Serializer.Family != SerializerFamily.Floor);

        Assert.Equal(verified - timed, Quick.CellsLeftOut);
    }

    [Fact]
    public void Named_serializers_are_never_left_out()
    {
        CheckedCell[] many = [.. BuiltIn.Where(cell => cell.Cell.Serializer.Family is SerializerFamily.Grid or SerializerFamily.Floor)];

        Assert.Equal(0, TimedSet.Choose(many, Profile.Smoke, [Operation.Decode], isComplete: true).CellsLeftOut);
    }

    [Fact]
    public void Asked_for_operations_replace_the_usual_ones()
    {
        TimedSet set = TimedSet.Choose(BuiltIn, Profile.Quick, [Operation.EncodeFresh], isComplete: false);

        Assert.All(set.Rows, row => Assert.Equal(Operation.EncodeFresh, row.Operation));
    }

    [Fact]
    public void Floors_alone_are_timed_when_nothing_else_is_there()
    {
        CheckedCell floor = BuiltIn.First(cell => cell.Cell.Id is { Serializer: "floor/object", Model: "person" });

        Assert.Equal(2, TimedSet.Choose([floor], Profile.Quick, [], false).Rows.Count);
    }

    private sealed class NewModel : ModelBase<Person>
    {
        public override string Id => "new";

        public override string Description => "a model that nobody knows";

        public override IReadOnlyList<Scenario> Scenarios { get; } = [new("one", "a person")];

        protected override void Fill(Scenario scenario, ulong seed, Span<Person> values) => values.Fill(new Person());
    }

    private static HashSet<CellId> TimedBy(Profile profile, IReadOnlyList<CheckedCell> cells) =>
        [.. TimedSet.Choose(cells, profile, [], isComplete: false).Rows.Select(row => row.Cell)];

    private static CheckedCell Bound(Cell cell) => new(cell, cell.Model.Accept(new Binder(cell)));

    private static CodecShape ShapeOf(TimedRow row) => BuiltIn.First(cell => cell.Cell.Id == row.Cell).Verified!.Shape!.Value;

    private sealed class Binder(Cell cell) : IModelVisitor<CellRecord>
    {
        public CellRecord Visit<T>(IModel<T> model) => cell.Serializer.Bind(model).Codec is not { } codec
            ? CellRecord.Unsupported(cell.Id, "")
            : new CellRecord(
                cell.Id.Serializer, cell.Id.Model, cell.Id.Scenario, CellStatus.Verified, null, codec.Shape, new SizeRange(1, 1, 1), "");
    }
}
