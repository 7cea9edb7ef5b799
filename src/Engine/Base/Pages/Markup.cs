using System.Net;
using System.Text.RegularExpressions;

namespace SerBench.Engine.Base.Pages;

// Escapes text for HTML and SVG, between tags and in quoted attributes.
internal static partial class Markup
{
    public static string Encode(string text) => WebUtility.HtmlEncode(PlainText.Of(text));

    // A long id may break after '/', ':' or '.'.
    public static string EncodeName(string text) => PartEnd().Replace(Encode(text), "<wbr>");

    // No HTML entity has these characters, so no entity is split.
    [GeneratedRegex(@"(?<=[/:.])(?=[A-Za-z])")]
    private static partial Regex PartEnd();
}
