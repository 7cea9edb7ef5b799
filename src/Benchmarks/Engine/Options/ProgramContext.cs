using SerBench.Benchmarks.Engine.Cells;
using SerBench.Benchmarks.Engine.Measure;
using SerBench.Benchmarks.Engine.Outside;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Engine.Options;

/// <summary>The environment of all commands. Tests replace the serializers, the terminal and the timer.</summary>
public sealed record ProgramContext(Catalog Catalog, ModelCatalog Models, Terminal Terminal)
{
    public required IRowTimer Timer { get; init; }

    public required IFirstCallTimer FirstCalls { get; init; }

    /// <summary>True if this is an optimized build, which measuring needs.</summary>
    public bool CanMeasure { get; init; } = !EnvironmentReader.IsDebugBuild;

    /// <summary>The folder in which processes mark that they measure; null to mark nothing, as tests do.</summary>
    public string? Marks { get; init; }

    /// <summary>Sets the most memory that this process may use from now on, in bytes. Tests share their process and set none.</summary>
    public Action<ulong> LimitMemory { get; init; } = static _ => { };

    /// <exception cref="UsageException">This is not an optimized build.</exception>
    public void DemandRelease()
    {
        if (!CanMeasure)
        {
            throw new UsageException("This is a Debug build, which cannot measure times: start it with -c Release.");
        }
    }

    /// <summary>The caller's plug-ins and type, which are already part of catalog and models.</summary>
    internal OpenedOutside? Outside { get; init; }

    internal ProgramContext With(OpenedOutside outside) => this with
    {
        Catalog = outside.HasPlugins ? outside.Catalog : Catalog,
        Models = outside.HasType ? outside.Models : Models,
        Outside = outside,
    };

    public CellSelection Selection => new(Catalog, Models);
}
