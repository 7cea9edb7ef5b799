using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Features.Compare.Upgrades;

internal sealed class UpgradeRun(ProgramContext context, LibraryVersion[] versions, Side[] sides, CellFilter filter, double asked)
{
    public const string Bytes = "bytes";

    public const string Unreadable = "unreadable";

    private const int Colds = 3;
    private const string Damages = "2000";

    private readonly Terminal _terminal = context.Terminal;

    public List<(string Choice, string Text)> Failures { get; } = [];

    public RunComparison? Compare(bool counts, TimeSpan budget, CancellationToken stop)
    {
        Exchanged[] exchanged = ExchangeMessages(stop);
        ShowMessages(exchanged);
        if (!PairsOf(exchanged).Any(pair => pair is { Old.Cell.Status: CellStatus.Verified, New.Cell.Status: CellStatus.Verified }))
        {
            return null;
        }

        string[] chosen = CompareCommand.ArgumentsOf(filter);
        ShowFacts(chosen, stop);
        return new PairedRun(_terminal, sides[0], sides[1], asked).Run(chosen, [], counts ? budget / 2 : null, stop);
    }

    private static IEnumerable<(ExchangedCell Old, ExchangedCell New)> PairsOf(Exchanged[] exchanged) =>
        exchanged[0].Cells.Join(exchanged[1].Cells, cell => cell.Cell.Id, cell => cell.Cell.Id, (old, @new) => (old, @new));

    private Exchanged[] ExchangeMessages(CancellationToken stop)
    {
        string? outside = context.Outside?.SaveTo(TemporaryFolder.Create());
        string[] folders = [TemporaryFolder.Create(), TemporaryFolder.Create()];
        Ask(0, null);
        Exchanged after = Ask(1, folders[0]);
        return [Ask(0, folders[1]), after];

        Exchanged Ask(int side, string? theirs) =>
            JsonSerializer.Deserialize<Exchanged>(
                sides[side].Ask(Child.ArgumentsFor(new Exchange(filter, outside, folders[side], theirs)), stop))!;
    }

    private void ShowMessages(Exchanged[] exchanged)
    {
        _terminal.Line($"Before: {exchanged[0].Library}. After: {exchanged[1].Library}.");
        _terminal.Heading("Messages of the same values");
        var table = new TextTable("cell", "same bytes", "mean size before", "after", "before reads after", "after reads before");
        var notes = new List<string>();
        foreach ((ExchangedCell old, ExchangedCell now) in PairsOf(exchanged))
        {
            string cell = now.Cell.Id.ToString();
            table.Add(
                cell, Share(now.SameBytes, now.Values), SizeOf(old), SizeOf(now), Share(old.Read, old.Values), Share(now.Read, now.Values));
            (string? Before, string? After)[] pairs =
                [(old.Cell.Reason, now.Cell.Reason), (old.Fault, now.Fault), (old.Cell.NullsChanged, now.Cell.NullsChanged)];
            string[] said =
            [
                .. pairs.Where(pair => pair.Before != pair.After)
                    .SelectMany(pair => new[] { (sides[0].Name, pair.Before), (sides[1].Name, pair.After) })
                    .Where(note => note.Item2 is not null).Select(note => $"{cell} with {note.Name}: {note.Item2}"),
            ];
            notes.AddRange(said);
            if (now.SameBytes < now.Values)
            {
                Failures.Add((Bytes, $"{cell}: {now.Values - now.SameBytes} of {now.Values} messages have other bytes"));
            }

            if (old.Read < old.Values || now.Read < now.Values || old.Cell.Status != now.Cell.Status)
            {
                Failures.Add((Unreadable, said.FirstOrDefault() ?? $"{cell}: a version does not read the other's messages"));
            }
        }

        _terminal.Draw(table);
        notes.ForEach(_terminal.Line);
    }

    private static string Share(int count, int all) => all == 0 ? "" : count == all ? $"all {all:N0}" : $"{count:N0} of {all:N0}";

    private static string SizeOf(ExchangedCell cell) => cell.Cell.Size?.Mean.ToString("0.##") ?? KebabCase.Of(cell.Cell.Status);

    private void ShowFacts(string[] chosen, CancellationToken stop)
    {
        PairPlan[][] plans = [.. sides.Select(side => side.Plan([.. chosen], stop))];
        var table = new TextTable("fact", "before", "after");
        Add("hostile inputs handled badly", [.. sides.Select(side => Attack(side, chosen, stop))]);
        if (plans[0].FirstOrDefault(plan => plans[1].Any(other => other.Cell.Id == plan.Cell.Id)) is { Cell.Id: var cell })
        {
            var colds = new List<double[]>[] { [], [] };
            for (int i = 0; i < 2 * Colds; i++)
            {
                string launch = plans[i % 2].First(plan => plan.Cell.Id == cell).Launch;
                var calls = new FirstCalls(launch, Settles: false);
                colds[i % 2].Add([.. sides[i % 2].Ask(Child.ArgumentsFor(calls), stop).Split(' ').Select(double.Parse)]);
            }

            Add($"first encoding in a process, us ({cell.Model}, median of {Colds})", Medians(colds, 0));
            Add("first decoding, us", Medians(colds, 1));
        }

        (int Files, long Bytes)[] sizes = [.. versions.Select(version => version.Measure())];
        Add("assemblies of the package and of those that it needs", [.. sizes.Select(size => $"{size.Files}")]);
        Add("their bytes", [.. sizes.Select(size => $"{size.Bytes:N0}")]);
        _terminal.Heading("Beside the times");
        _terminal.Draw(table);

        void Add(string fact, string[] figures) => table.Add(fact, figures[0], figures[1]);
    }

    private static string[] Medians(List<double[]>[] colds, int column) =>
        [.. colds.Select(samples => Statistics.Of([.. samples.Select(sample => sample[column])]).Median.ToString("N0"))];

    private string Attack(Side side, string[] chosen, CancellationToken stop)
    {
        _terminal.Line($"Hostile input for {side.Name} ...");
        string scores = side.Ask(
            ["attack", "--json", "--random", Damages, "--out", TemporaryFolder.Create(), .. chosen, .. side.Options], stop);
        AttackScore[] all = JsonSerializer.Deserialize<AttackScore[]>(scores, JsonText.Options)!;
        return $"{all.Sum(score => score.Bad):N0} of {all.Sum(score => score.Inputs):N0}";
    }
}
