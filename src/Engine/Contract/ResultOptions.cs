namespace SerBench.Engine.Contract;

internal sealed class ResultOptions
{
    private readonly (ResultFile Result, Option<string> Option)[] _all;

    public ResultOptions(IEnumerable<IFeature> features, Command command)
    {
        _all =
        [
            .. features.SelectMany(feature => feature.Results)
                .Select(result => (result, new Option<string>(result.Option) { HelpName = "FILE", Description = result.Description })),
        ];
        Array.ForEach(_all, item => command.Options.Add(item.Option));
    }

    public IReadOnlyList<(string? File, Func<RunRecord, RunRecord> PutInto)> Read(ParseResult parsed, bool isNew) =>
    [
        .. from item in _all
           let file = parsed.GetValue(item.Option)
           let put = file is not null ? item.Result.Read(file) : isNew ? item.Result.ReadUsual() : null
           where put is not null
           select (file, put),
    ];
}
