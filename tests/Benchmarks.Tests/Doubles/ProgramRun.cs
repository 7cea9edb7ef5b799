using SerBench.Benchmarks.Cli;
using SerBench.Engine.Options;

namespace SerBench.Benchmarks.Tests.Doubles;

// A run of the program: its exit code and its output. All but Alone run in this process.
internal sealed record ProgramRun(int ExitCode, string Output, string Error)
{
    // All built-in serializers, and the doubles.
    public static Catalog Catalog { get; } = Catalog.Of([.. Catalog.OwnAssemblies, typeof(ProgramRun).Assembly]);

    public static ProgramRun Of(params string[] arguments) => With(new FakeTimer(), arguments);

    public static ProgramRun With(IRowTimer timer, params string[] arguments) => With(timer, canMeasure: true, arguments);

    public static ProgramRun With(IRowTimer timer, bool canMeasure, params string[] arguments) =>
        With(Catalog, timer, canMeasure, arguments);

    // With tables of a width.
    public static ProgramRun Within(int width, params string[] arguments) => Within(width, new FakeTimer(), arguments);

    public static ProgramRun Within(int width, IRowTimer timer, params string[] arguments) =>
        With(Catalog, timer, canMeasure: true, arguments, width);

    public static ProgramRun OfBuiltIn(string[] arguments, bool canMeasure = true) =>
        With(Catalog.BuiltIn, new FakeTimer(), canMeasure, arguments);

    // The real program, in a process of its own.
    // environment: Variables of the process beside those of this one.
    public static ProgramRun Alone(IReadOnlyDictionary<string, string> environment, params string[] arguments)
    {
        ProcessStartInfo start = OwnProgram.Read(arguments);
        start.Environment["COLUMNS"] = "10000";
        foreach ((string name, string value) in environment)
        {
            start.Environment[name] = value;
        }

        using Process process = Process.Start(start)!;
        Task<string> error = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return new ProgramRun(process.ExitCode, output, error.Result);
    }

    private static ProgramRun With(Catalog catalog, IRowTimer timer, bool canMeasure, string[] arguments, int width = 10_000)
    {
        var output = new StringWriter();
        var error = new StringWriter();
        var context = new ProgramContext(catalog, ModelCatalog.BuiltIn, new Terminal(output, error, isInteractive: false, width))
        {
            Timer = timer,
            FirstCalls = new FakeFirstCalls(),
            CanMeasure = canMeasure,
        };
        return new ProgramRun(CommandParser.Run(arguments, context), output.ToString(), error.ToString());
    }

    // The one sentence by which the program refused what its caller gave.
    public string Refusal
    {
        get
        {
            Assert.Equal(SerBench.Engine.Host.ExitCode.Usage, ExitCode);
            return Assert.Single(Error.TrimEnd().Split('\n'));
        }
    }
}
