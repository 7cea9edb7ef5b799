using SerBench.Benchmarks.Features.Reports.Factors;

namespace SerBench.Benchmarks.Tests.Features.Reports.Factors;

public class DecompositionTests
{
    // Lines are formats, columns are accesses. Formats alone differ; the format makes a factor of two and the access one of eight; only the
    // combination decides; equal times have no causes.
    [Theory]
    [InlineData(new double[] { 100, 100, 200, 200 }, 1, 0, 0, 100, 0, 0)]
    [InlineData(new double[] { 10, 80, 20, 160 }, 0.1, 0.9, 0, 45, 105, 17.5)]
    [InlineData(new double[] { 10, 20, 20, 10 }, 0, 0, 1, 0, 0, 5)]
    [InlineData(new double[] { 7, 7, 7, 7 }, 0, 0, 0, 0, 0, 0)]
    public void Times_are_taken_apart(
        double[] times, double format, double access, double interaction, double formatTime, double accessTime, double interactionTime)
    {
        Decomposition parts = Decomposition.Of([times[..2], times[2..]]);

        Assert.Equal(
            [format, access, interaction, formatTime, accessTime, interactionTime],
            new[]
            {
                parts.FormatShare, parts.AccessShare, parts.InteractionShare,
                parts.FormatNanoseconds, parts.AccessNanoseconds, parts.InteractionNanoseconds,
            }.Select(part => Math.Round(part, 9)));
    }
}
