using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// A run without a library shows what golden files and the reference run say of it. SERBENCH_WRITE_REPORTS=1 writes the table again.
public class KnownElsewhereTests
{
    private const string PeerPrefix = "Peer:";

    private static readonly AbsentPeer MemoryPack = new("MemoryPack", "MemoryPack", "1.21.4", "the package feed lacks MemoryPack");

    private static readonly CellRecord OfAnother =
        new("peer/System.Text.Json", "person", "article", CellStatus.Verified, null, null, new SizeRange(1096, 1096, 1096), "aa");

    [ReferenceRunFact]
    public void The_table_is_that_of_the_golden_files_and_the_reference_run()
    {
        RunRecord reference = RunRecordFile.Read(ReferenceRun.RecordFile);
        EnvironmentStamp environment = reference.Environment;
        string origin = $"reference run of {reference.Started:yyyy-MM-dd} on {environment.Processor}, {environment.Cores} cores";

        ReferenceRun.AssertWritten(
            Path.Combine(Clone.At("src/Engine/Base/Records"), KnownElsewhere.Resource), KnownElsewhere.Write(origin, Known(reference)));
    }

    [Fact]
    public void A_report_shows_the_absent_library_apart_and_with_its_reason()
    {
        KnownCell known = KnownElsewhere.All.Single(cell =>
            cell is { Serializer: "peer/MemoryPack", Model: "person", Scenario: "article" });
        RunRecord record = SampleRecords.Quick with { AbsentPeers = [MemoryPack], Cells = [.. SampleRecords.Quick.Cells, OfAnother] };
        Section section = new AbsentSection().Write(record, new Figures(record))!;
        IReadOnlyList<string> row = Assert.Single(Assert.IsType<Block.Table>(section.Blocks[1]).Content.Rows);

        Assert.Equal(1049, known.Bytes);
        Assert.Equal(
            [
                "peer/MemoryPack", "person / article", "the package feed lacks MemoryPack", "1,049", TimeUnit.FormatNumber(known.Encode),
                TimeUnit.FormatNumber(known.Decode),
            ],
            row);
        Assert.Contains(KnownElsewhere.Origin, Assert.IsType<Block.Paragraph>(section.Blocks[0]).Text);
        RunRecord complete = record.WhereTimings(timing => timing.HasSamples);
        complete = complete with { Plan = [.. complete.Timings.Select(timing => timing.Row)] };
        Assert.StartsWith("This build lacks: MemoryPack", Verdict.Absences(new Judge(complete, new Figures(record))).Last());
    }

    [Fact]
    public void A_run_without_libraries_or_with_all_of_them_says_nothing()
    {
        Assert.Empty(KnownElsewhere.Of([MemoryPack], SampleRecords.Quick.Cells));
        Assert.Empty(KnownElsewhere.Of([], [OfAnother]));
        Assert.Null(new AbsentSection().Write(SampleRecords.Quick, new Figures(SampleRecords.Quick)));
    }

    [Fact]
    public void A_table_of_sizes_ends_with_what_is_known()
    {
        TextTable table = SizeTables.Grouped([OfAnother], [], KnownElsewhere.Of([MemoryPack], [OfAnother]));

        Assert.Equal([["peer/System.Text.Json", "1,096"], ["peer/MemoryPack (not in this run)", "1,049"]], table.Rows);
    }

    // The cells of libraries that the reference run has verified: a golden message of another cell may have lost something. Varied data has
    // no one size.
    private static IEnumerable<KnownCell> Known(RunRecord reference)
    {
        string folder = Clone.At("tests/Formats.Tests/Golden/libraries");
        HashSet<string> packages =
        [
            .. typeof(Catalog).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
                .Where(metadata => metadata.Key.StartsWith(PeerPrefix, StringComparison.Ordinal))
                .Select(metadata => $"peer/{metadata.Key[PeerPrefix.Length..]}"),
        ];
        var figures = new Figures(reference);
        return from cell in reference.Cells
               where cell.Status == CellStatus.Verified && packages.Contains(cell.Serializer)
               orderby cell.Serializer, cell.Model, cell.Scenario
               let golden = new FileInfo(Path.Combine(folder, $"{cell.Serializer["peer/".Length..]}.{cell.Model}.{cell.Scenario}.bin"))
               let isConstant = ModelCatalog.BuiltIn.Find(cell.Model)!.FindScenario(cell.Scenario)!.Instances == 1
               let known = new KnownCell(
                   cell.Serializer,
                   cell.Model,
                   cell.Scenario,
                   golden.Exists && isConstant ? (int)golden.Length : null,
                   figures.Find(cell.Id, Operation.Encode)?.TimesFloor,
                   figures.Find(cell.Id, Operation.Decode)?.TimesFloor)
               where known is not { Bytes: null, Encode: null, Decode: null }
               select known;
    }
}
