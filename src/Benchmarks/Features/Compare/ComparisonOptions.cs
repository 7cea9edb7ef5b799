namespace SerBench.Benchmarks.Features.Compare;

/// <param name="more">further choices of --fail-on that the command evaluates itself.</param>
internal sealed class ComparisonOptions(params string[] more)
{
    private readonly Option<string[]> _failOn = FilterOptions.List(
        "--fail-on", $"exit code 3 on any of: {string.Join(", ", [.. more, FailurePolicy.Choices])}");
    private readonly Option<bool> _allowBlind =
        new("--allow-blind") { Description = "pass even if a change named by --fail-on could not have been seen" };
    private readonly JsonOption _json = new("the comparison (docs/schema/compare.schema.json)");

    public void AddTo(Command command)
    {
        foreach (Option option in more.Length > 0 ? [_failOn, _allowBlind] : new Option[] { _failOn, _allowBlind, _json })
        {
            command.Options.Add(option);
        }
    }

    public FailurePolicy ReadPolicy(ParseResult parsed)
    {
        string[] changes = FilterOptions.Split(parsed.GetValue(_failOn));
        if (changes.Length == 0)
        {
            parsed.Refuse("Without --fail-on no change can be missed", _allowBlind.Name);
        }

        return FailurePolicy.Parse(changes.Except(more), string.Concat(more.Select(choice => $"{choice}, ")));
    }

    public bool Fails(ParseResult parsed, string choice) => FilterOptions.Split(parsed.GetValue(_failOn)).Contains(choice);

    public Terminal TerminalOf(ParseResult parsed, Terminal terminal) => terminal.BesideJson(parsed.GetValue(_json));

    public int Finish(ParseResult parsed, Terminal terminal, RunComparison comparison, FailurePolicy policy)
    {
        string[] failures = [.. policy.FindFailures(comparison)];
        IReadOnlyList<string> blind = Blindness.Find(policy, comparison);
        if (parsed.GetValue(_json))
        {
            terminal.Output.WriteLine(JsonText.Of(ComparisonJson.Of(comparison, failures, blind)));
        }
        else
        {
            Print(terminal, comparison);
            PrintFailures(terminal, failures);
            PrintLines(terminal, "BLIND", blind);
        }

        return failures.Length > 0 ? ExitCode.Regression
            : blind.Count > 0 && !parsed.GetValue(_allowBlind) ? ExitCode.Inconclusive
            : ExitCode.Done;
    }

    public static void PrintFailures(Terminal terminal, IEnumerable<string> failures) => PrintLines(terminal, "FAILED", failures);

    private static void PrintLines(Terminal terminal, string mark, IEnumerable<string> lines) =>
        terminal.Lines(lines.Select(line => $"{mark}: {line}"));

    private static void Print(Terminal terminal, RunComparison comparison)
    {
        PrintLines(terminal, "Warning", comparison.Warnings);
        terminal.Heading("Times");
        if (comparison.Rows.Count > 0)
        {
            terminal.Line(ComparisonTables.Count(comparison));
            terminal.Draw(ComparisonTables.Rows(comparison));
        }

        terminal.Line(comparison.Times);
        PrintExact(terminal, "Sizes and allocations", ComparisonTables.Changes(comparison));
        if (comparison.Counts.Obstacle is null)
        {
            PrintExact(terminal, "Instructions", ComparisonTables.Counts(comparison.Counts));
            PrintLines(terminal, "Not countable", comparison.Counts.NotCountable);
        }
        else if (comparison.Counts != CountComparison.None)
        {
            terminal.Line(comparison.Counts.Obstacle);
        }
    }

    private static void PrintExact(Terminal terminal, string heading, TextTable changes)
    {
        terminal.Heading(heading);
        if (changes.Rows.Count > 0)
        {
            terminal.Draw(changes);
        }
        else
        {
            terminal.Line("All that both runs have are equal.");
        }
    }
}
