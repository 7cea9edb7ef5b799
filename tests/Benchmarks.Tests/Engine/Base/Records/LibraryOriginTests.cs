namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public class LibraryOriginTests
{
    [Fact]
    public void A_library_that_its_publisher_did_not_pack_says_so()
    {
        LibraryOrigin packed = FullRecord.Value.Libraries[^1];

        Assert.Equal("Packed 1.2.3, SHA-256 ff, from a package without signature, built from sources", packed.ToString());
        Assert.Equal("Packed 1.2.3 (built from sources)", packed.Short);
        Assert.Equal("Packed 1.2.3, SHA-256 ff", (packed with { IsUnsigned = false }).ToString());
    }
}
