namespace SerBench.Engine.Base.Pages;

internal static class AttackText
{
    public static string BadPercent(AttackScore? score) => score is null ? "not attacked" : Share(score.Bad, score.Inputs);

    // A share below 0.1 % gets up to four decimals, so that only a count of zero prints as "0".
    public static string Share(long count, long inputs) => count == 0 ? "0"
        : 100.0 * count / inputs is var percent && percent < 0.1 ? percent.ToString("0.00##") : TimeUnit.FormatNumber(percent);
}
