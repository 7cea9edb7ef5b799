namespace SerBench.Engine.Base.Pages;

internal static class SizeText
{
    public const string Dash = "-";

    // Without separators: for files that programs read, and for a size as a publication printed it.
    public static string Bare(SizeRange? size) => size?.Typical.ToString() ?? Dash;

    public static string Of(SizeRange? size) => size?.Typical.ToString("#,##0") ?? Dash;
}
