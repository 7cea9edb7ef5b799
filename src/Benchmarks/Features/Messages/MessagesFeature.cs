namespace SerBench.Benchmarks.Features.Messages;

internal sealed class MessagesFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [EncodeCommand.Create(), DecodeCommand.Create()];
}
