namespace SerBench.Published.XbufCar.Driver;

internal sealed class DriverFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [DriverCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new CarSection()];
}
