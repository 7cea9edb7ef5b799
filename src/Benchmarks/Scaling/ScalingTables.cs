using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Scaling;

/// <summary>What each one costs, a table per kind of growth.</summary>
internal static class ScalingTables
{
    public static TextTable Create(IReadOnlyList<ScalingCost> costs)
    {
        string axis = costs[0].Axis;
        var table = new TextTable("serializer", $"bytes per {axis}", $"encode ns per {axis}", $"decode ns per {axis}", "bytes of none", "encode of none", "decode of none", "line explains");
        foreach (ScalingCost cost in costs)
        {
            table.Add(
                cost.Serializer,
                WithMargin(cost.Bytes),
                WithMargin(cost.Encode),
                WithMargin(cost.Decode),
                TimeUnit.FormatNumber(cost.Bytes.Intercept),
                TimeUnit.FormatNumber(cost.Encode.Intercept),
                TimeUnit.FormatNumber(cost.Decode.Intercept),
                Math.Min(cost.Encode.Explained, cost.Decode.Explained).ToString("0.0 %", CultureInfo.InvariantCulture));
        }

        return table;
    }

    private static string WithMargin(LineFit line) => line.Margin is { } margin ? $"{Number(line.Slope)} +- {Number(margin)}" : Number(line.Slope);

    // An element of an array may take a hundredth of a nanosecond.
    private static string Number(double value) => Math.Abs(value) < 1 ? value.ToString("0.000", CultureInfo.InvariantCulture) : TimeUnit.FormatNumber(value);
}
