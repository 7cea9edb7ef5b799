using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Ladder;

/// <summary>Figures and differences as words.</summary>
internal static class LadderText
{
    private const double NanosecondsPerSecond = 1e9;

    public static string Time(Statistics? statistics) => statistics is null ? "" : TimeUnit.FormatNumber(statistics.Median);

    public static string PerSecond(Statistics? statistics) =>
        statistics is null ? "" : (NanosecondsPerSecond / statistics.Median).ToString("#,##0", CultureInfo.InvariantCulture);

    /// <summary>What a change saved; differences that the confidence intervals do not tell apart are ties.</summary>
    public static string Gain(Statistics? before, Statistics? after) =>
        before is null || after is null ? ""
        : before.OverlapsWith(after) ? "tie"
        : string.Create(CultureInfo.InvariantCulture, $"{before.Median - after.Median:+0.0;-0.0} ns");

    /// <summary>What is left of the first rung's time, as a saving.</summary>
    public static string Share(Statistics? first, Statistics? now) =>
        first is null || now is null ? "" : (1 - (now.Median / first.Median)).ToString("0 %", CultureInfo.InvariantCulture);

    /// <summary>How many times as long something takes.</summary>
    public static string Times(Statistics? other, Statistics? one) =>
        other is null || one is null ? "" : other.OverlapsWith(one) ? "tie" : TimeUnit.FormatNumber(other.Median / one.Median);
}
