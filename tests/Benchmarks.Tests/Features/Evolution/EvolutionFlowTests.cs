using SerBench.Benchmarks.Features.Evolution;
using SerBench.Benchmarks.Tests.Docs;

namespace SerBench.Benchmarks.Tests.Features.Evolution;

// The matrix of our own formats: who reads whose older and newer messages. The sentence below "Changing a type" of each page must match it.
public class EvolutionFlowTests
{
    private static readonly Lazy<EvolutionRecord> Matrix = new(() => Run(Ours));

    private static readonly string[] Moves = ["add-end", "add-middle", "remove", "rename", "reorder", "swap"];

    private static IReadOnlyList<ISerializer> Ours =>
    [
        .. from serializer in new EvolutionFlow(Catalog.BuiltIn).ChooseUsual()
           where serializer.Family == SerializerFamily.Grid
           select serializer,
    ];

    public static TheoryData<string, string> Formats
    {
        get
        {
            var formats = new TheoryData<string, string>();
            foreach (ISerializer serializer in Ours)
            {
                var format = (FormatInfo)serializer.GetType().GetProperty("Format")!.GetValue(serializer)!;
                formats.Add(format.Id, format.Page);
            }

            return formats;
        }
    }

    [LongFact]
    public void Every_format_has_a_line_with_every_change_in_every_place()
    {
        // Without an attribute of a library, no name is kept.
        int cells = (3 * (Matrix.Value.Changes.Count - 1)) + (Moves.Length * ChangePlaces.Holders.Count);
        Assert.All(Ours, serializer => Assert.Equal(cells, Rows(serializer.Id).First().Cells.Count));
        Assert.Equal(12, ValueShape.Of(typeof(Shipment)).Shape.Fields.Count);
        Assert.Null(Matrix.Value.FindFault());
    }

    // The page shows the matrix of our formats. SERBENCH_WRITE_REPORTS=1 writes it again.
    [LongFact]
    public void The_page_shows_the_matrix()
    {
        EvolutionRecord unmarked = Matrix.Value with { Rows = [.. Matrix.Value.Rows.Where(row => !IsMarked(row))] };
        WrittenPart.AssertIs(
            EvolutionPageTests.Whole, "formats", MarkdownTable.Render(EvolutionTable.Create(unmarked, ChangePlaces.Root)), "evolve");
        string table = MarkdownTable.Render(EvolutionTable.Create(EvolutionPageTests.Usual(unmarked), ChangePlaces.Root));
        string service = $"\nFor a service whose types change: {EvolutionTable.SayEvolving(Matrix.Value)}.\n";
        WrittenPart.AssertIs("docs/evolution.md", "formats", table + MarkdownText.Wrap(service, MarkdownTable.Longest), "evolve");
    }

    [LongFact]
    public void With_a_fingerprint_nothing_is_misread()
    {
        EvolutionRow[] marked = [.. Matrix.Value.Rows.Where(IsMarked)];

        Assert.All(marked, row => Assert.True(row.IsNeverMisread, row.Name));
        Assert.All(marked.SelectMany(row => row.Cells).Where(cell => cell.Place == "root"), cell =>
        {
            string all = cell.Change == "enum-member" ? "right" : "refused";
            Assert.Equal((cell.Change, all, all), (cell.Change, cell.Backward, cell.Forward));
        });
        Assert.All(
            Matrix.Value.Rows.Where(row => !row.IsPinned && !row.IsNeverMisread),
            row => Assert.Contains(marked, other => other.Serializer == row.Serializer + "+schema"));
    }

    [LongTheory]
    [InlineData("proto3/reflection")]
    [InlineData("msgpack-map/reflection")]
    [InlineData("ignite-full/reflection")]
    public void With_pinned_numbers_members_come_and_go(string serializer)
    {
        EvolutionRow row = Rows(serializer).Single(row => row.IsPinned);

        // No map of protobuf has structs as keys.
        IEnumerable<EvolutionCell> cells = row.Cells.Where(cell =>
            Moves.Contains(cell.Change) && cell.Backward != EvolutionCell.NotOffered);
        Assert.All(cells, cell => Assert.Equal(("FULL", cell), (cell.Compatibility, cell)));
    }

    // Numbers say which member is which also in structs, which some formats copy from memory. NRBF and Ignite with a compact footer know
    // fields by their names.
    [LongFact]
    public void With_pinned_numbers_members_of_structs_may_move_at_every_place()
    {
        EvolutionRow[] rows =
        [
            .. Ours.Where(one => one.Id is not ("nrbf/reflection" or "ignite/reflection"))
                .Select(one => Rows(one.Id).Last(row => row.Serializer == one.Id)),
        ];
        EvolutionCell[] cells =
        [
            .. rows.SelectMany(row => row.Cells)
                .Where(cell => ChangePlaces.Holders.ContainsValue(cell.Place) && cell.Change is "rename" or "reorder" or "swap"),
        ];

        Assert.All(cells, cell => Assert.True(cell.Compatibility == "FULL" || cell.Backward == EvolutionCell.NotOffered, $"{cell}"));
        Assert.All(
            ChangePlaces.Holders.Values,
            place => Assert.Contains(cells, cell => cell.Place == place && cell.Compatibility == "FULL"));

        // Without numbers, a swap is seen at each place.
        EvolutionCell[] swaps = [.. Rows("dense/reflection").First().Cells.Where(cell => cell.Change == "swap")];
        Assert.All(ChangePlaces.Holders.Values, place => Assert.Equal("wrong", swaps.Single(cell => cell.Place == place).Backward));
    }

    [LongFact]
    public void The_result_is_the_same_each_time()
    {
        ISerializer[] some = [Catalog.BuiltIn.Find("dense/reflection")!, Catalog.BuiltIn.Find("nrbf/reflection")!];

        Assert.Equal(Run(some).Rows.SelectMany(row => row.Cells), Run(some).Rows.SelectMany(row => row.Cells));
    }

    // A type with structs, arrays, maps and no nested class.
    [LongFact]
    public void Other_types_are_changed_as_well()
    {
        EvolutionRecord record = new EvolutionFlow(Catalog.BuiltIn)
            .Run("Car", TypeVersion.Plan(typeof(Car)), [Catalog.BuiltIn.Find("dense/reflection")!], commit: null, _ => { });

        Assert.All(record.Rows, row => Assert.NotEmpty(row.Cells));
        Assert.Contains(record.Rows[0].Cells, cell => cell is { Change: "add-end", Backward: "refused" });
    }

    [LongTheory]
    [MemberData(nameof(Formats))]
    public void The_page_says_what_the_format_cannot_tell(string format, string page)
    {
        EvolutionRow row = Matrix.Value.Rows.First(row => row.Serializer.StartsWith(format + "/", StringComparison.Ordinal));
        string[] misread = [.. Matrix.Value.Changes
            .Where(change => row.Cells.Any(cell => cell.Change == change.Id && cell.IsMisread))
            .Select(change => change.Title)];
        string sentence = misread.Length == 0
            ? $"`{format}` misreads none of the changes of `evolve`.\n"
            : $"`{format}` cannot tell, so it may misread in silence: {string.Join("; ", misread)}.\n";

        Assert.True(
            File.ReadAllText(Path.Combine(Pages, page)).Contains(sentence),
            $"{page} should say, below \"Changing a type\":\n{sentence}");
    }

    private static bool IsMarked(EvolutionRow row) => row.Serializer.EndsWith("+schema", StringComparison.Ordinal);

    private static string Pages => Clone.At("docs/formats");

    private static IEnumerable<EvolutionRow> Rows(string serializer) => Matrix.Value.Rows.Where(row => row.Serializer == serializer);

    private static EvolutionRecord Run(IReadOnlyList<ISerializer> serializers) =>
        new EvolutionFlow(Catalog.BuiltIn).Run("Shipment", TypeVersion.Plan(null), serializers, commit: null, _ => { });
}
