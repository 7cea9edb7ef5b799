namespace SerBench.Benchmarks.Features.Attacks;

/// <param name="Replayed">the file of a saved input to repeat; null to feed all inputs.</param>
internal sealed record AttackReader(AttackOrder Order, string Ledger, string? Replayed, string? Outside) : IChildWork
{
    private const int MostSaved = 5;

    public void Run(ProgramContext context, WatchedReport report)
    {
        AttackInput? single = Replayed is null ? null : AttackFailure.Read(Replayed).Input;
        using AttackLedger ledger = AttackLedger.Open(Ledger);
        IAttackTarget target = Order.Open(context.Open(Outside))!;
        ledger.Count = single is null ? target.Inputs.Count : 1;
        while (ledger.Next < ledger.Count)
        {
            AttackInput input = single ?? target.Inputs[ledger.Next];
            Finding finding = target.Read(input, () => ledger.Begun = Environment.TickCount64);
            if (finding.What is not null && ledger.CountOf(finding.AttackVerdict) < MostSaved)
            {
                Order.Describe(finding.AttackVerdict, finding.What, ledger.Next, input).Write(Order.Failures);
            }

            ledger.Add(finding);
        }
    }
}
