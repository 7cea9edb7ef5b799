namespace SerBench.Benchmarks.Features.Attacks;

/// <summary>Feeds inputs to one reader. It runs in the attacked process, which may die.</summary>
/// <param name="Replayed">The file of the only input to feed; null: all inputs.</param>
internal sealed record AttackReader(AttackOrder Order, string Ledger, string? Replayed, string? Outside) : IChildWork
{
    // At most this many failures of each kind are saved. All are counted.
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
