using SerBench.Benchmarks.Features.Reports.Factors;

namespace SerBench.Benchmarks.Tests.Features.Reports.Factors;

public class DecompositionTests
{
    [Fact]
    public void Formats_alone_take_all()
    {
        Decomposition parts = Decomposition.Of([[100, 100], [200, 200]]);

        Assert.Equal(
            (1, 0, 0),
            (Math.Round(parts.FormatShare, 9), Math.Round(parts.AccessShare, 9), Math.Round(parts.InteractionShare, 9)));
        Assert.Equal((100, 0, 0), (parts.FormatNanoseconds, parts.AccessNanoseconds, parts.InteractionNanoseconds));
    }

    [Fact]
    public void Factors_that_multiply_do_not_interact()
    {
        // A factor of two for the format, of eight for the access: logarithms of 1 to 3.
        Decomposition parts = Decomposition.Of([[10, 80], [20, 160]]);

        Assert.Equal(0.1, parts.FormatShare, 9);
        Assert.Equal(0.9, parts.AccessShare, 9);
        Assert.Equal(0, parts.InteractionShare, 9);
        Assert.Equal(45, parts.FormatNanoseconds, 9);
        Assert.Equal(105, parts.AccessNanoseconds, 9);
        Assert.Equal(17.5, parts.InteractionNanoseconds, 9);
    }

    [Fact]
    public void A_swap_is_nothing_but_interaction()
    {
        Decomposition parts = Decomposition.Of([[10, 20], [20, 10]]);

        Assert.Equal(1, parts.InteractionShare, 9);
        Assert.Equal(5, parts.InteractionNanoseconds, 9);
    }

    [Fact]
    public void Equal_times_have_no_causes() => Assert.Equal(new Decomposition(0, 0, 0, 0, 0, 0), Decomposition.Of([[7, 7], [7, 7]]));
}
