namespace SerBench.Engine.Base.Pages;

internal static class SizeText
{
    public const string Dash = "-";

    public static string Bare(SizeRange? size) => size?.Typical.ToString() ?? Dash;

    public static string Of(SizeRange? size) => size?.Typical.ToString("#,##0") ?? Dash;
}
