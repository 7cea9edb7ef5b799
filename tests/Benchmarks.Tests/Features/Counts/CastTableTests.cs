using SerBench.Benchmarks.Features.Counts;

namespace SerBench.Benchmarks.Tests.Features.Counts;

public class CastTableTests
{
    [Fact]
    public void This_runtime_has_a_table_whose_casts_can_be_forgotten()
    {
        object list = new List<string>();
        Assert.True(list is IReadOnlyCollection<object>);
        Assert.NotEqual(-1, CastTable.Casts.IndexOfAnyExcept(0));

        CastTable.Casts.Clear();

        Assert.True(list is IReadOnlyCollection<object>);
        Assert.False(list is IReadOnlyCollection<int>);
    }
}
