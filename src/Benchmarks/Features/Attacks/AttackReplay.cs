namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class AttackReplay(ProgramContext context, AttackFailure failure)
{
    public int Run()
    {
        string folder = TemporaryFolder.Create();
        string file = failure.Write(Path.Combine(folder, "input"));
        var order = new AttackOrder(failure.Serializer, failure.Model, failure.Seed, Random: 0, Path.Combine(folder, "again"));
        AttackScore score = new AttackWatcher(context, order, file).Run()!;
        AttackFailure? again = Directory.Exists(order.Failures)
            ? AttackFailure.Read(Directory.GetFiles(order.Failures).Order(StringComparer.Ordinal).Last())
            : null;
        string outcome = again is null ? Accepted(score) : $"{KebabCase.Of(again.AttackVerdict)}: {again.What}";
        context.Terminal.Line($"{failure.Serializer} of {failure.Model}, input {failure.Number} of seed {failure.Seed} "
            + $"({failure.Bytes.Length / 2} bytes): {outcome}");
        return again is null ? ExitCode.Done : ExitCode.Failed;
    }

    private static string Accepted(AttackScore score) =>
        score.Rejected > 0 ? "refused"
        : score.AcceptedEqual > 0 ? "read as the value that was there before the damage"
        : "read as another value";
}
