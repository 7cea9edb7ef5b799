using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Tests.Cells;

public class VerificationTests
{
    [Theory]
    [InlineData("double/forgetful", "the decoded value differs from the one encoded")]
    [InlineData("double/throwing", "InvalidCastException: A string is no number.")]
    [InlineData("double/unstable", "the decoded value gives other bytes when encoded")]
    [InlineData("double/cheating", "the checksum after the measured loop differs")]
    [InlineData("double/switching", "the measured loop has other bytes than the codec")]
    [InlineData("double/blind-view", "the checksum of the values read in place differs")]
    [InlineData("double/losing", "the decoded value differs from the one encoded")]
    public void Whatever_is_wrong_with_a_serializer_is_found(string serializer, string what)
    {
        var failed = Assert.IsType<Outcome.Failed>(Check(serializer, "person", "article"));

        Assert.Equal(what, failed.What);
    }

    [Fact]
    public void A_fault_in_varied_data_names_the_instance() =>
        Assert.Equal(
            "instance 0: the decoded value differs from the one encoded",
            Assert.IsType<Outcome.Failed>(Check("double/forgetful", "person", "varied")).What);

    [Fact]
    public void A_right_serializer_is_verified_with_its_size()
    {
        var verified = Assert.IsType<Outcome.Verified>(Check("double/good", "simple", "s0"));

        int length = ModelJson.Write(new SimpleModel().Create(new Scenario("s0", ""), Cell.Seed, 1)[0]).Length;
        Assert.Equal(new SizeRange(length, length, length), verified.Size);
        Assert.Equal(CodecShape.Object, verified.Shape);
        Assert.Equal(64, verified.PayloadHash.Length);
    }

    [Fact]
    public void Every_instance_of_varied_data_counts()
    {
        var verified = Assert.IsType<Outcome.Verified>(Check("double/good", "person", "varied"));

        Assert.True(verified.Size.Min < verified.Size.Mean && verified.Size.Mean < verified.Size.Max);
    }

    [Fact]
    public void A_view_is_verified_by_what_it_expects() =>
        Assert.Equal(CodecShape.View, Assert.IsType<Outcome.Verified>(Check("double/view", "person", "article")).Shape);

    [Fact]
    public void What_a_serializer_does_not_take_is_a_dash_with_the_member() =>
        Assert.Equal(
            "Person.Name: text has no mapping here",
            Assert.IsType<Outcome.Dash>(Check("double/refusing", "person", "article")).Reason);

    [Fact]
    public void A_value_that_a_serializer_refuses_is_a_dash() =>
        Assert.Equal("The value is too ordinary.", Assert.IsType<Outcome.Dash>(Check("double/choosy", "person", "article")).Reason);

    [Fact]
    public void Null_that_comes_back_empty_is_a_dash_where_the_serializer_says_so() =>
        Assert.Equal(
            "Person.Name: null and empty are not told apart",
            Assert.IsType<Outcome.Dash>(Check("double/folding", "person", "default")).Reason);

    [Fact]
    public void The_same_serializer_is_verified_where_nothing_is_null() =>
        Assert.IsType<Outcome.Verified>(Check("double/folding", "person", "article"));

    private static Outcome Check(string serializer, string model, string scenario) =>
        Verification.Check(new CellSelection(ProgramRun.Catalog, ModelCatalog.BuiltIn).Find(new CellId(serializer, model, scenario)));
}
