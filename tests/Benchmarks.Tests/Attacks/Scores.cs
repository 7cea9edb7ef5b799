using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Tests.Attacks;

/// <summary>Scores with figures that can be checked by head.</summary>
internal static class Scores
{
    /// <summary>A thousand inputs: half refused, the bad ones as asked, the rest read as something else.</summary>
    public static AttackScore Of(string serializer, string model, long wrongExceptions = 0) =>
        new(serializer, model, 1000, 500, 100, 400 - wrongExceptions, wrongExceptions, 0, 0, 0, 0, 2.5, 0.1, 7);
}
