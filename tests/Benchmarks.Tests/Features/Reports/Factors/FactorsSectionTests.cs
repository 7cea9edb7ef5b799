using SerBench.Benchmarks.Features.Reports.Factors;
using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Reports.Factors;

public class FactorsSectionTests
{
    [Fact]
    public void Without_two_formats_and_two_accesses_there_is_nothing_to_say()
    {
        RunRecord few = LinkModesTests.Make(("a/compiled", 100, 110), ("a/reflection", 100, 880), ("a/handwritten", 100, 77));

        Assert.Null(new FactorsSection().Write(few, new Figures(few)));
    }
}
