using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Options;
using SerBench.Extending;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>The program run in this process: its exit code and its output.</summary>
internal sealed record ProgramRun(int ExitCode, string Output, string Error)
{
    /// <summary>All built-in serializers, and the doubles.</summary>
    public static Catalog Catalog { get; } = Catalog.Of([.. Catalog.OwnAssemblies, typeof(ProgramRun).Assembly]);

    /// <summary>All built-in serializers, and the examples of CONTRIBUTING.</summary>
    public static Catalog Extended { get; } = Catalog.Of([.. Catalog.OwnAssemblies, typeof(BinaryWriterTreeCodec).Assembly]);

    public static ProgramRun Of(params string[] arguments) => With(new FakeTimer(), arguments);

    public static ProgramRun With(IRowTimer timer, params string[] arguments) => With(timer, canMeasure: true, arguments);

    public static ProgramRun With(IRowTimer timer, bool canMeasure, params string[] arguments) => With(Catalog, timer, canMeasure, arguments);

    public static ProgramRun WithExtended(params string[] arguments) => With(Extended, new FakeTimer(), canMeasure: true, arguments);

    /// <summary>Without doubles.</summary>
    public static ProgramRun OfBuiltIn(string[] arguments, bool canMeasure = true) => With(Catalog.BuiltIn, new FakeTimer(), canMeasure, arguments);

    private static ProgramRun With(Catalog catalog, IRowTimer timer, bool canMeasure, string[] arguments)
    {
        var output = new StringWriter();
        var error = new StringWriter();
        var context = new ProgramContext(catalog, ModelCatalog.BuiltIn, new Terminal(output, error, isInteractive: false))
        {
            Timer = timer,
            FirstCalls = new FakeFirstCalls(),
            CanMeasure = canMeasure,
        };
        return new ProgramRun(CommandParser.Run(arguments, context), output.ToString(), error.ToString());
    }
}
