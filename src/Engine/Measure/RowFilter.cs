using System.Text.RegularExpressions;

namespace SerBench.Engine.Measure;

// The globs of BenchmarkDotNet's option --filter match names such as Person.Binarizable.Encode. BenchmarkDotNet itself sees all rows as one
// method.
internal sealed class RowFilter
{
    private static readonly string[] Options = ["--filter", "-f"];

    private readonly Regex[] _patterns;

    private RowFilter(IEnumerable<string> globs) => _patterns =
        [.. globs.Select(glob => new Regex(
            $"^{Regex.Escape(glob).Replace(@"\*", ".*").Replace(@"\?", ".")}$",
            RegexOptions.IgnoreCase | RegexOptions.CultureInvariant | RegexOptions.NonBacktracking))];

    public static (RowFilter Filter, IReadOnlyList<string> Others) Take(IReadOnlyList<string> arguments)
    {
        var globs = new List<string>();
        var rest = new List<string>();
        bool isValue = false;
        foreach (string argument in arguments)
        {
            string? joined =
                Options.Select(option => option + "=").FirstOrDefault(option => argument.StartsWith(option, StringComparison.Ordinal));
            isValue = Options.Contains(argument) || (isValue && !argument.StartsWith('-'));
            if (joined is not null)
            {
                globs.Add(argument[joined.Length..]);
            }
            else if (!isValue)
            {
                rest.Add(argument);
            }
            else if (!Options.Contains(argument))
            {
                globs.Add(argument);
            }
        }

        return (new RowFilter(globs), rest);
    }

    public bool Admits(RowRecord row) => _patterns.Length == 0
        || _patterns.Any(pattern => pattern.IsMatch(NameOf(row)) || pattern.IsMatch(FullNameOf(row)) || pattern.IsMatch(row.ToString()));

    public static string FullNameOf(RowRecord row) => $"{NameOf(row)}({row.Scenario})";

    private static string NameOf(RowRecord row)
    {
        string model = string.Concat(row.Model.Split('-').Select(word => char.ToUpperInvariant(word[0]) + word[1..]));
        string serializer = PublishedNames.Find(row.Serializer)?.Split(" (")[0].Replace(" ", "")
            ?? row.Serializer.Replace(PeerId.Prefix, "");
        return $"{model}.{serializer}.{row.Operation}";
    }
}
