namespace SerBench.Benchmarks.Driver;

/// <summary>Samplers that take turns, so that a noisy moment of the machine hits all of them.</summary>
internal static class SamplerSet
{
    private const int Slices = 20;
    private const int WarmUps = 3;

    // The runtime compiles hot code again in the background, some time after the last new code ran.
    private static readonly TimeSpan CompilePause = TimeSpan.FromMilliseconds(150);

    public static void WarmUp(Sampler[] samplers)
    {
        for (int i = 0; i < WarmUps; i++)
        {
            Array.ForEach(samplers, sampler => sampler.WarmUp());
            Thread.Sleep(CompilePause);
        }

        Array.ForEach(samplers, sampler => sampler.ChooseBatch());
    }

    public static IReadOnlyList<OperationSamples> TakeRun(Sampler[] samplers)
    {
        for (int slice = 0; slice < Slices; slice++)
        {
            Array.ForEach(samplers, sampler => sampler.TakeSlice());
        }

        return Array.ConvertAll(samplers, sampler => sampler.Finish());
    }
}
