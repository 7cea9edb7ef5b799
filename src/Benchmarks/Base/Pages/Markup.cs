using System.Net;
using System.Text.RegularExpressions;

namespace SerBench.Benchmarks.Base.Pages;

/// <summary>Escapes text for HTML and SVG, between tags and in quoted attributes.</summary>
internal static partial class Markup
{
    public static string Encode(string text) => WebUtility.HtmlEncode(PlainText.Of(text));

    /// <summary>Escapes text that may hold ids. A long id may break after '/', ':' or '.'.</summary>
    public static string EncodeName(string text) => PartEnd().Replace(Encode(text), "<wbr>");

    // No HTML entity has one of these characters, so none is split.
    [GeneratedRegex(@"(?<=[/:.])(?=[A-Za-z])")]
    private static partial Regex PartEnd();
}
