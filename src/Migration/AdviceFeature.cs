namespace SerBench.Migration;

internal sealed class AdviceFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [AdviceCommand.Create()];
}
