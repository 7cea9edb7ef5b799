using SerBench.Benchmarks.Options;

namespace SerBench.Benchmarks.Attacks;

/// <summary>Whom to attack, with what.</summary>
/// <param name="Random">How many messages are damaged at random.</param>
/// <param name="Failures">The folder in which inputs that went wrong are saved.</param>
internal sealed record AttackOrder(string Serializer, string Model, ulong Seed, int Random, string Failures)
{
    /// <summary>The reader to attack; null where the pair cannot be.</summary>
    public IAttackTarget? Open(ProgramContext context) =>
        context.Selection.FindModel(Model).Accept(new AttackTargetFactory(context.Selection.FindSerializer(Serializer), Seed, Random));

    public AttackFailure Describe(AttackVerdict verdict, string what, long number, AttackInput input) =>
        new(Serializer, Model, verdict, what, Seed, number, input.Origin, Convert.ToHexString(input.Bytes));
}
