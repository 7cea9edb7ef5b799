namespace SerBench.Formats.Tests;

// Every run tests the same values; FsCheck prints the seed when a property fails.
internal static class PinnedSeed
{
    public static Config Of(ulong seed, ulong stream, int tests) =>
        Config.QuickThrowOnFailure.WithMaxTest(tests).WithReplay(new Replay(new Rnd(seed, stream), null));
}
