namespace SerBench.Published.XbufCar.Driver;

internal sealed class DriverCommand
{
    private const string Layout = "xbuf2";
    private const string Model = "car";

    private static readonly string[] Accesses = ["direct", "indirect"];

    private readonly Option<string> _scenario = new("--scenario")
    {
        HelpName = "NAME",
        Description = "serial or random, or the published xbuf2, [rumi.]xbuf2.serial or .random",
        DefaultValueFactory = _ => Providers.Default,
    };

    private readonly NumberOption _runs = new("--runs", "how often everything is timed", 3, 1, 1000);
    private readonly Option<string> _access = new("--access")
    {
        HelpName = "NAME",
        Description = "direct, or indirect by way of an object",
        DefaultValueFactory = _ => Accesses[0],
    };

    private readonly JsonOption _json = new("the times");
    private readonly BudgetOption _budget = new();
    private readonly Option<bool> _confirm = new("--confirm") { Description = "compare with BenchmarkDotNet over five runs" };

    public static FeatureCommand Create()
    {
        var options = new DriverCommand();
        var command = new Command("driver", "Times the car as the Xbuf2 driver does, and says what that is worth.")
        {
            options._scenario, options._runs, options._access, options._confirm, options._json, options._budget,
        };
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) => new DriverFlow(context, options.Read(parsed)).Run());
    }

    private DriverRequest Read(ParseResult parsed)
    {
        string provider = parsed.GetRequiredValue(_scenario);
        string scenario = Providers.ScenarioOf(provider);
        string access = parsed.GetRequiredValue(_access);
        if (!Accesses.Contains(access))
        {
            throw NearestMatch.Unknown("access of the driver", access, Accesses);
        }

        return new DriverRequest(
            provider, new CellId($"{Layout}/{access}", Model, scenario), _runs.Of(parsed), parsed.GetValue(_confirm),
            parsed.GetValue(_json), _budget.Of(parsed));
    }
}
