namespace SerBench.Benchmarks.Base.Pages;

internal static class SizeText
{
    public const string Dash = "-";

    /// <summary>The size for a file that a program reads or that repeats how a publication printed it.</summary>
    public static string Bare(SizeRange? size) => size?.Typical.ToString() ?? Dash;

    public static string Of(SizeRange? size) => size is null ? Dash : size.Typical.ToString("#,##0");
}
