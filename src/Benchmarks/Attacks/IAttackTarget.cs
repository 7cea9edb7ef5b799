namespace SerBench.Benchmarks.Attacks;

/// <summary>A reader under attack.</summary>
internal interface IAttackTarget
{
    AttackInputs Inputs { get; }

    /// <summary>Reads one input, watched.</summary>
    Finding Read(AttackInput input);
}
