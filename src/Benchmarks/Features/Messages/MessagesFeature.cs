using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Messages;

/// <summary>The commands <c>encode</c> and <c>decode</c>.</summary>
internal sealed class MessagesFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [EncodeCommand.Create(), DecodeCommand.Create()];
}
