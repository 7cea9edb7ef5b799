namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public class LibraryOriginTests
{
    private static readonly LibraryOrigin Packed = new("Packed", "1.2.3+abc", "Packed.dll", "ff") { IsUnsigned = true };

    [Fact]
    public void A_library_that_its_publisher_did_not_pack_says_so()
    {
        Assert.Equal("Packed 1.2.3, SHA-256 ff, from a package without signature, built from sources", Packed.ToString());
        Assert.Equal("Packed 1.2.3 (built from sources)", Packed.Short);
        Assert.Contains(
            "- Built from their sources, not the packages that their authors publish: Packed 1.2.3.",
            WrittenReports.Markdown(SampleRecords.Quick with { Libraries = [Packed] }));
        Assert.Equal("Packed 1.2.3, SHA-256 ff", (Packed with { IsUnsigned = false }).ToString());
    }

    [Fact]
    public void The_record_keeps_it()
    {
        using var folder = new TestFolder();
        folder.Write(RunRecordFile.Name, SampleRecords.Quick with { Libraries = [Packed] });

        Assert.Equal(Packed, Assert.Single(folder.ReadRun().Libraries));
    }
}
