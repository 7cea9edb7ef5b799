using System.Net;
using System.Text.RegularExpressions;

namespace SerBench.Engine.Base.Pages;

internal static partial class Markup
{
    public static string Encode(string text) => WebUtility.HtmlEncode(PlainText.Of(text));

    public static string EncodeName(string text) => PartEnd().Replace(Encode(text), "<wbr>");

    [GeneratedRegex(@"(?<=[/:.])(?=[A-Za-z])")]
    private static partial Regex PartEnd();
}
