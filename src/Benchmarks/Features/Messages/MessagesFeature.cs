namespace SerBench.Benchmarks.Features.Messages;

/// <summary>The commands <c>encode</c> and <c>decode</c>.</summary>
internal sealed class MessagesFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [EncodeCommand.Create(), DecodeCommand.Create()];
}
