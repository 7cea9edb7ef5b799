using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Outside;
using SerBench.Benchmarks.Usage;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Options;

/// <summary>What all commands work with; tests put other serializers, another terminal and another timer in its place.</summary>
public sealed record ProgramContext(Catalog Catalog, ModelCatalog Models, Terminal Terminal)
{
    public required IRowTimer Timer { get; init; }

    public required IFirstCallTimer FirstCalls { get; init; }

    /// <summary>Whether code is compiled as for measuring.</summary>
    public bool CanMeasure { get; init; } = !Host.EnvironmentReader.IsDebugBuild;

    /// <exception cref="UsageException">Code is not compiled as for measuring.</exception>
    public void DemandRelease()
    {
        if (!CanMeasure)
        {
            throw new UsageException("This is a Debug build, which cannot measure times: start it with -c Release.");
        }
    }

    /// <summary>What the caller brought: plug-ins, a type; already part of catalog and models.</summary>
    internal OpenedOutside? Outside { get; init; }

    internal ProgramContext With(OpenedOutside outside) => this with
    {
        Catalog = outside.HasPlugins ? outside.Catalog : Catalog,
        Models = outside.HasType ? outside.Models : Models,
        Outside = outside,
    };

    public CellSelection Selection => new(Catalog, Models);
}
