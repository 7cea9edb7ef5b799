namespace SerBench.Benchmarks.Features.Reports.Factors;

internal sealed class FactorsSection : IReportSection
{
    private const int FewestLaunches = 3;
    private const double Doubt = 0.05;

    public const string NotEnough = "not enough launches";

    private static readonly (
        string Name, string Words, Func<Decomposition, double> Nanoseconds, Func<Decomposition, double> Share)[] Factors =
    [
        ("format", "the bytes", parts => parts.FormatNanoseconds, parts => parts.FormatShare),
        ("access", "the code", parts => parts.AccessNanoseconds, parts => parts.AccessShare),
        ("interaction", "their combination", parts => parts.InteractionNanoseconds, parts => parts.InteractionShare),
    ];

    public Section? Write(RunRecord record, Figures figures)
    {
        SubGrid[] grids = [.. SubGrid.FindAll(record.Timings, figures)];
        if (grids.Length == 0)
        {
            return null;
        }

        TextTable table = TextTable.Of(
            from grid in grids
            let answers = AnswersOf(grid)
            from factor in Factors
            select (Grid: grid, Answers: answers, Factor: factor),
            4,
            ("data", row => $"{row.Grid.Model}/{row.Grid.Scenario}"),
            ("operation", row => KebabCase.Of(row.Grid.Operation)),
            ("grid", row => $"{row.Grid.Formats.Count} formats x {row.Grid.Accesses.Count} accesses"),
            ("factor", row => row.Factor.Name),
            ("ns", row => TimeUnit.FormatNumber(row.Answers.Average(row.Factor.Nanoseconds))),
            ("95 % interval", row => Interval([.. row.Answers.Select(row.Factor.Nanoseconds)], double.MaxValue, TimeUnit.FormatNumber)),
            ("share", row => Percent(row.Answers.Average(row.Factor.Share))),
            ("95 % interval", row => Interval([.. row.Answers.Select(row.Factor.Share)], 1, Percent)));
        return new Section("factors", "Why: bytes or code",
        [
            new Block.Paragraph(
                "Of each model the largest part of the grid in which every format was timed with every access is taken apart. "
                + "ns: from the fastest format (access) to the slowest, averaged over all accesses (formats); "
                + "for the interaction, how far a single cell is at most from what its format and its access let expect. "
                + "Share: of all variation, in factors. The interaction holds the noise, too."),
            new Block.Bullets([.. grids.Select(Say)]),
            new Block.Table("What format, access and their interaction contribute", table),
        ]);
    }

    private static string Say(SubGrid grid)
    {
        IReadOnlyList<Decomposition> answers = AnswersOf(grid);
        string[] causes =
        [
            .. Factors.OrderByDescending(factor => answers.Average(factor.Share))
                .Select(factor => $"{factor.Words} ({Percent(answers.Average(factor.Share))} of the variation, "
                    + $"{TimeUnit.FormatNumber(answers.Average(factor.Nanoseconds))} ns)"),
        ];
        string doubt = answers.Count < FewestLaunches ? $" ({NotEnough} to say how sure that is: run --full)" : "";
        return $"{grid.Model}/{grid.Scenario} {KebabCase.Of(grid.Operation)}: "
            + $"mostly {causes[0]}, then {causes[1]}, then {causes[2]}{doubt}. "
            + $"Formats: {string.Join(", ", grid.Formats)}. Accesses: {string.Join(", ", grid.Accesses)}.";
    }

    private static IReadOnlyList<Decomposition> AnswersOf(SubGrid grid) => grid.Launches < FewestLaunches
        ? [Decomposition.Of(grid.Medians(null))]
        : [.. Enumerable.Range(0, grid.Launches).Select(launch => Decomposition.Of(grid.Medians(launch)))];

    private static string Interval(double[] values, double most, Func<double, string> format)
    {
        if (values.Length < FewestLaunches)
        {
            return NotEnough;
        }

        double mean = values.Average();
        double deviation = Math.Sqrt(values.Sum(value => (value - mean) * (value - mean)) / (values.Length - 1));
        double margin = StudentT.TwoSided(Doubt, values.Length - 1) * deviation / Math.Sqrt(values.Length);
        return $"{format(Math.Max(0, mean - margin))} .. {format(Math.Min(most, mean + margin))}";
    }

    private static string Percent(double share) => share.ToString("0 %");
}
