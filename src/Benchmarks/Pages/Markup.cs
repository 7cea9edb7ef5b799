using System.Net;

namespace SerBench.Benchmarks.Pages;

/// <summary>Escapes text for HTML and SVG, between tags and in quoted attributes.</summary>
internal static class Markup
{
    public static string Encode(string text) => WebUtility.HtmlEncode(PlainText.Of(text));
}
