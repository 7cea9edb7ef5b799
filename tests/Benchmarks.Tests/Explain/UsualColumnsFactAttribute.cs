using SerBench.Serializers;

namespace SerBench.Benchmarks.Tests.Explain;

/// <summary>A test that is skipped if an official library adds a column to the sizes.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UsualColumnsFactAttribute : FactAttribute
{
    public UsualColumnsFactAttribute() => Skip = Catalog.BuiltIn.FindCompressor("lz4-k4os") is null ? null : "K4os LZ4 has a column in this build, and README shows the usual ones.";
}
