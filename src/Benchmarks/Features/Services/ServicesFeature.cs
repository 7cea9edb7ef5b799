namespace SerBench.Benchmarks.Features.Services;

internal sealed class ServicesFeature : IFeature
{
    public IEnumerable<IReportSection> Sections => [new ServicesSection()];
}
