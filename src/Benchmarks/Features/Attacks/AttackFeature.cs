namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class AttackFeature : IFeature
{
    public const string ScoresOption = "--attack";

    public FeatureCommand[] CreateCommands(IFeature[] all) => [AttackCommand.Create()];

    public IRunPart CreatePart() => new AttackPart();

    public IEnumerable<IReportSection> Sections => [new HostileSection()];

    public IEnumerable<ResultFile> Results =>
    [
        new(
            ScoresOption,
            "scores of hostile input for the reports, which attack has written; "
            + "run without it takes reports/attack.json where there is one",
            file => Put(AttackFile.Read(file)))
        {
            ReadUsual = ReadCommitted,
        },
    ];

    private static Func<RunRecord, RunRecord> Put(AttackRecord attack) =>
        record => record with { Attack = attack.Of(record.Cells) ?? record.Attack };

    private static Func<RunRecord, RunRecord>? ReadCommitted()
    {
        string file = Repository.FindReport(AttackFile.Name);
        return File.Exists(file) ? Put(AttackFile.Read(file) with { Source = $"reports/{AttackFile.Name}" }) : null;
    }
}
