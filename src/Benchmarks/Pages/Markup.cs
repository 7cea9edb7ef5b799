using System.Net;

namespace SerBench.Benchmarks.Pages;

/// <summary>Text in HTML and SVG: between tags and in quoted attributes alike.</summary>
internal static class Markup
{
    public static string Encode(string text) => WebUtility.HtmlEncode(PlainText.Of(text));
}
