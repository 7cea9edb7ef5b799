namespace SerBench.Benchmarks.Tests.Features.Attacks;

// Scores whose figures can be checked by mental arithmetic.
internal static class Scores
{
    // A thousand inputs: half refused, the bad ones as given, the rest read as another value.
    public static AttackScore Of(string serializer, string model, long wrongExceptions = 0) =>
        new(serializer, model, 1000, 500, 100, 400 - wrongExceptions, wrongExceptions, 0, 0, 0, 0, 2.5, 0.1, 7);
}
