namespace SerBench.Benchmarks.Features.Attacks;

/// <summary>Feeds one saved input again and prints the result. The input is read in another process, because it may be fatal.</summary>
internal sealed class AttackReplay(ProgramContext context, AttackFailure failure)
{
    public int Run()
    {
        string folder = TemporaryFolder.Create();
        string file = failure.Write(Path.Combine(folder, "input"));
        var order = new AttackOrder(failure.Serializer, failure.Model, failure.Seed, Random: 0, Path.Combine(folder, "again"));
        AttackScore score = new AttackWatcher(context, order, file).Run()!;
        AttackFailure? again = Directory.Exists(order.Failures) ? AttackFailure.Read(Directory.GetFiles(order.Failures).Order(StringComparer.Ordinal).Last()) : null;
        string outcome = again is null ? Accepted(score) : $"{KebabCase.Of(again.AttackVerdict)}: {again.What}";
        context.Terminal.Line($"{failure.Serializer} of {failure.Model}, input {failure.Number} of seed {failure.Seed} ({failure.Bytes.Length / 2} bytes): {outcome}");
        return again is null ? ExitCode.Done : ExitCode.Failed;
    }

    private static string Accepted(AttackScore score) =>
        score.Rejected > 0 ? "refused" : score.AcceptedEqual > 0 ? "read as the value that was there before the damage" : "read as another value";
}

/// <summary>Feeds inputs to one reader. It runs in the attacked process, which may die.</summary>
/// <param name="Ledger">The file of the ledger.</param>
/// <param name="Replayed">The file of the only input to feed; null: all inputs.</param>
internal sealed record AttackReader(AttackOrder Order, string Ledger, string? Replayed, string? Outside) : IChildWork
{
    /// <summary>At most this many failures of a kind are saved. All are counted.</summary>
    private const int MostSaved = 5;

    public void Run(ProgramContext context, WatchedReport report)
    {
        AttackInput? single = Replayed is null ? null : AttackFailure.Read(Replayed).Input;
        using AttackLedger ledger = AttackLedger.Open(Ledger);
        IAttackTarget target = Order.Open(context.Open(Outside))!;
        ledger.Count = single is null ? target.Inputs.Count : 1;
        while (ledger.Next < ledger.Count)
        {
            ledger.Begun = Environment.TickCount64;
            AttackInput input = single ?? target.Inputs[ledger.Next];
            Finding finding = target.Read(input);
            if (finding.What is not null && ledger.CountOf(finding.AttackVerdict) < MostSaved)
            {
                Order.Describe(finding.AttackVerdict, finding.What, ledger.Next, input).Write(Order.Failures);
            }

            ledger.Add(finding);
        }
    }
}
