namespace SerBench.Formats.Tests;

/// <summary>The part of an exhaustive test that a plain run takes. With SERBENCH_WHOLE=1, as in .ci/run, it takes the whole.</summary>
internal static class Share
{
    private const int Parts = 4;

    public static bool IsWhole { get; } = Environment.GetEnvironmentVariable("SERBENCH_WHOLE") == "1";

    /// <summary>Skips a test that takes half a minute for one defect that few changes can bring back.</summary>
    public static void DemandWhole() => Assert.SkipUnless(IsWhole, "takes long; SERBENCH_WHOLE=1 runs it");

    /// <summary>Every fourth item. Names begin at different ones, so that several names take all items together.</summary>
    public static IEnumerable<T> Of<T>(IEnumerable<T> items, string name = "") =>
        IsWhole ? items : items.Where((_, number) => (number + name.Sum(letter => letter)) % Parts == 0);
}
