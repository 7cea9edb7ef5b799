using System.Globalization;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Pages;

/// <summary>Sizes as tables show them.</summary>
internal static class SizeText
{
    public const string Dash = "-";

    public static string Of(SizeRange? size) => size is null ? Dash : size.Typical.ToString(CultureInfo.InvariantCulture);
}
