using System.Text.RegularExpressions;

namespace SerBench.Benchmarks.Features.Reports.Html;

/// <summary>What docs/fairness.md says of a library: how a row calls it, why, and what the library gives for its time.</summary>
internal static partial class FairnessNotes
{
    private const string Rows = "## Rows";
    private const string Gives = "## What a library gives for its time";

    // The page calls this library by its usual name, the row by its package.
    private const string FormatterName = "BinaryFormatter";
    private const string FormatterRow = "System.Runtime.Serialization.Formatters";

    private static readonly string[] Lines = Asset.Read("fairness.md").Split('\n');
    private static readonly Dictionary<string, string> ByRow = TableOf(Rows)
        .SelectMany(line => RowId().Matches(line[0]).Select(id => (id.Groups[1].Value, $"Called: {Plain(line[1])}. Why: {Plain(line[2])}.")))
        .ToDictionary();

    private static readonly Dictionary<string, string> ByLibrary = TableOf(Gives).ToDictionary(
        line => line[0] == FormatterName ? FormatterRow : line[0],
        line => $"Needs: {Plain(line[1])}. Fields can be added: {Plain(line[2])}. Derived classes: {Plain(line[3])}. "
            + $"References: {Plain(line[4])}. Untrusted data, in the authors' words: {Plain(line[5])}.");

    /// <summary>The notes of a serializer, its own first; none for a serializer that is no library.</summary>
    public static IReadOnlyList<string> Of(string serializer)
    {
        SerializerName name = SerializerName.Parse(serializer);
        string?[] notes =
        [
            ByRow.GetValueOrDefault(serializer),
            name.IsPlain ? null : ByRow.GetValueOrDefault($"{name.Format}/{name.Access}"),
            name.Format == "peer" ? ByLibrary.GetValueOrDefault(name.Access) : null,
        ];
        return [.. notes.OfType<string>()];
    }

    private static IEnumerable<string[]> TableOf(string heading) => Lines
        .SkipWhile(line => line != heading).Skip(1)
        .TakeWhile(line => !line.StartsWith('#'))
        .Where(line => line.StartsWith('|'))
        .Skip(2)
        .Select(line => line.Trim().Trim('|').Split('|').Select(cell => cell.Trim()).ToArray());

    // A hyphen in the page means that the authors promise nothing.
    private static string Plain(string markdown)
    {
        string words = markdown is "-" || markdown.StartsWith("- ", StringComparison.Ordinal) ? "not promised" + markdown[1..] : markdown;
        return Link().Replace(words, "$1").Replace("`", "", StringComparison.Ordinal);
    }

    [GeneratedRegex("`([^`]+)`")]
    private static partial Regex RowId();

    [GeneratedRegex(@"\[([^\]]*)\]\([^)]*\)")]
    private static partial Regex Link();
}
