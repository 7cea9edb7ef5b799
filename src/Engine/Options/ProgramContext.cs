using SerBench.Engine.Outside;

namespace SerBench.Engine.Options;

public sealed record ProgramContext(Catalog Catalog, ModelCatalog Models, Terminal Terminal)
{
    public required IRowTimer Timer { get; init; }

    public required IFirstCallTimer FirstCalls { get; init; }

    public bool CanMeasure { get; init; } = !EnvironmentReader.IsDebugBuild;

    public string? Marks { get; init; }

    // The limit is in bytes. Tests share their process and set no limit.
    public Action<ulong> LimitMemory { get; init; } = static _ => { };

    public void DemandMeasuring()
    {
        if (!CanMeasure)
        {
            throw new UsageException("This is a Debug build, which cannot measure times: start it with -c Release.");
        }

        if (ProcessorQuota.OfThisProcess.Read() is { } quota and < 1)
        {
            throw new UsageException(
                $"The container's quota leaves {quota:0.##} of a processor, so that every time would hold pauses; give it one or more.");
        }
    }

    public string CommandLine { get; init; } = "";

    public IReadOnlyList<string> PassedOn { get; init; } = [];

    // Runs a command for another command that needs its results.
    internal Func<ProgramContext, IReadOnlyList<string>, int> Invoke { get; init; } = static (_, _) =>
        throw new InvalidOperationException("There are no commands.");

    internal IReadOnlyList<IFeature> Features { get; init; } = [];

    internal OpenedOutside? Outside { get; init; }

    internal ProgramContext With(OpenedOutside outside) => this with
    {
        Catalog = outside.HasPlugins ? outside.Catalog : Catalog,
        Models = outside.HasType ? outside.Models : Models,
        Outside = outside,
    };

    internal ProgramContext Open(string? file) => file is null ? this : With(OpenedOutside.Open(file));

    public CellSelection Selection => new(Catalog, Models);
}
