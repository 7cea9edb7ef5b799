namespace SerBench.Benchmarks.Attacks;

/// <summary>Feeds one reader in the process that may die of it.</summary>
/// <param name="single">The one input to feed; null: all.</param>
internal sealed class AttackWorker(AttackOrder order, IAttackTarget target, AttackInput? single = null)
{
    /// <summary>More failures of a kind than this are counted, but not saved.</summary>
    private const int MostSaved = 5;

    public void Run(AttackLedger ledger)
    {
        ledger.Count = single is null ? target.Inputs.Count : 1;
        while (ledger.Next < ledger.Count)
        {
            ledger.Begun = Environment.TickCount64;
            AttackInput input = single ?? target.Inputs[ledger.Next];
            Finding finding = target.Read(input);
            if (finding.What is not null && ledger.CountOf(finding.AttackVerdict) < MostSaved)
            {
                order.Describe(finding.AttackVerdict, finding.What, ledger.Next, input).Write(order.Failures);
            }

            ledger.Add(finding);
        }
    }
}
