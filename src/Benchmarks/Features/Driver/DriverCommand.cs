namespace SerBench.Benchmarks.Features.Driver;

/// <summary><c>driver</c>: times the car by direct or indirect access, prints the lines of the published driver and judges their worth.</summary>
internal sealed class DriverCommand
{
    private const int MostRuns = 1000;
    private const string Model = "car";

    private static readonly string[] Accesses = ["direct", "indirect"];
    private static readonly string[] Layouts = ["xbuf2", "fixed"];

    private readonly Option<string> _provider = new("--provider", "-p") { HelpName = "NAME", Description = "xbuf2, or [rumi.]xbuf2.serial or .random", DefaultValueFactory = _ => Providers.Default };
    private readonly Option<int> _runs = new("--runs") { HelpName = "N", Description = "how often everything is timed", DefaultValueFactory = _ => 3 };
    private readonly Option<string> _access = new("--access") { HelpName = "NAME", Description = "direct, or indirect by way of an object", DefaultValueFactory = _ => Accesses[0] };
    private readonly Option<string> _layout = new("--layout") { HelpName = "NAME", Description = "xbuf2 or fixed", DefaultValueFactory = _ => Layouts[0] };
    private readonly Option<bool> _check = new("--check") { Description = "compare with BenchmarkDotNet over five runs" };

    public static FeatureCommand Create()
    {
        var options = new DriverCommand();
        var command = new FeatureCommand("driver", "Times encoding and decoding of the car as the Xbuf2 driver does, and says what that is worth.")
        {
            options._provider, options._runs, options._access, options._layout, options._check,
        };
        command.SetWork((parsed, context) => new DriverFlow(context, options.Read(parsed)).Run());
        return command;
    }

    private DriverRequest Read(ParseResult parsed)
    {
        string provider = parsed.GetRequiredValue(_provider);
        string scenario = Providers.ScenarioOf(provider);
        string layout = Known("layout", parsed.GetRequiredValue(_layout), Layouts);
        string access = Known("access of the driver", parsed.GetRequiredValue(_access), Accesses);
        int runs = parsed.GetValue(_runs);
        return runs is >= 1 and <= MostRuns
            ? new DriverRequest(provider, new CellId($"{layout}/{access}", Model, scenario), runs, parsed.GetValue(_check))
            : throw new UsageException($"--runs takes 1 to {MostRuns}, not {runs}.");
    }

    private static string Known(string what, string name, string[] names) => names.Contains(name) ? name : throw NearestMatch.Unknown(what, name, names);
}
