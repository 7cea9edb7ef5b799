using SerBench.Benchmarks.Engine.Outside;

namespace SerBench.Benchmarks.Engine.Options;

/// <summary>The environment of all commands. Tests replace the serializers, the terminal and the timer.</summary>
public sealed record ProgramContext(Catalog Catalog, ModelCatalog Models, Terminal Terminal)
{
    public required IRowTimer Timer { get; init; }

    public required IFirstCallTimer FirstCalls { get; init; }

    public bool CanMeasure { get; init; } = !EnvironmentReader.IsDebugBuild;

    /// <summary>The folder in which processes mark that they measure; null to mark nothing, as tests do.</summary>
    public string? Marks { get; init; }

    /// <summary>Sets the most memory that this process may use from now on, in bytes. Tests share their process and set none.</summary>
    public Action<ulong> LimitMemory { get; init; } = static _ => { };

    public void DemandRelease()
    {
        if (!CanMeasure)
        {
            throw new UsageException("This is a Debug build, which cannot measure times: start it with -c Release.");
        }
    }

    public string CommandLine { get; init; } = "";

    /// <summary>The arguments for BenchmarkDotNet: those after a double hyphen.</summary>
    public IReadOnlyList<string> PassedOn { get; init; } = [];

    /// <summary>Runs a command for another one that needs its results. Features use each other only in this way.</summary>
    internal Func<ProgramContext, IReadOnlyList<string>, int> Invoke { get; init; } = static (_, _) =>
        throw new InvalidOperationException("There are no commands.");

    internal IReadOnlyList<IFeature> Features { get; init; } = [];

    /// <summary>The caller's plug-ins and type, which are already part of catalog and models.</summary>
    internal OpenedOutside? Outside { get; init; }

    internal ProgramContext With(OpenedOutside outside) => this with
    {
        Catalog = outside.HasPlugins ? outside.Catalog : Catalog,
        Models = outside.HasType ? outside.Models : Models,
        Outside = outside,
    };

    /// <summary>The context of a process that another one has started.</summary>
    /// <param name="file">The file that names the plug-ins and the own type; null if there are none.</param>
    internal ProgramContext Open(string? file) => file is null ? this : With(OpenedOutside.Open(file));

    public CellSelection Selection => new(Catalog, Models);
}
