namespace SerBench.Benchmarks.Tests.Features.Attacks;

/// <summary>Scores whose figures can be checked by mental arithmetic.</summary>
internal static class Scores
{
    /// <summary>A thousand inputs: half refused, the bad ones as given, the rest read as another value.</summary>
    public static AttackScore Of(string serializer, string model, long wrongExceptions = 0) =>
        new(serializer, model, 1000, 500, 100, 400 - wrongExceptions, wrongExceptions, 0, 0, 0, 0, 2.5, 0.1, 7);
}
