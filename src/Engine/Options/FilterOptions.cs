namespace SerBench.Engine.Options;

internal sealed class FilterOptions
{
    private readonly Option<string[]> _serializers = List(
        "--serializer", "serializers by id or published name, such as ignite-raw/compiled");
    private readonly Option<string[]> _formats = List("--format", "formats, such as ignite-raw; also: peer, floor");
    private readonly Option<string[]> _accesses = List("--access", "accesses, such as compiled");
    private readonly Option<string[]> _models = List("--model", "models, such as person");
    private readonly Option<string[]> _scenarios = List("--scenario", "scenarios, such as varied; default: the first of each model");

    public static string[] Names { get; } = ["--serializer", "--format", "--access", "--model", "--scenario"];

    public void AddTo(Command command, bool withData = true)
    {
        foreach (Option<string[]> option in withData
            ? [_serializers, _formats, _accesses, _models, _scenarios]
            : new[] { _serializers, _formats, _accesses })
        {
            command.Options.Add(option);
        }
    }

    public CellFilter Read(ParseResult parsed) => new()
    {
        Serializers = Split(parsed.GetValue(_serializers)),
        Formats = Split(parsed.GetValue(_formats)),
        Accesses = Split(parsed.GetValue(_accesses)),
        Models = Split(parsed.GetValue(_models)),
        Scenarios = Split(parsed.GetValue(_scenarios)),
    };

    public static Operation FindOperation(string name)
    {
        Dictionary<string, Operation> all = Enum.GetValues<Operation>().ToDictionary(operation => KebabCase.Of(operation));
        return all.TryGetValue(name, out Operation found) ? found : throw NearestMatch.Unknown("operation", name, all.Keys);
    }

    public static Option<bool> Why() => new("--why") { Description = "tell reasons, rivals and risks: all that experts ask" };

    public static Option<string[]> List(string name, string description) => new(name)
    {
        Description = description,
        HelpName = "a,b,..",
        Arity = ArgumentArity.OneOrMore,
        AllowMultipleArgumentsPerToken = false,
    };

    public static string[] Given(string option, string? value) => value is null ? [] : [option, value];

    public static string[] Split(string[]? values) =>
        [.. (values ?? []).SelectMany(value => value.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))];
}
