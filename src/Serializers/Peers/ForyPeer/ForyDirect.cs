using Apache.Fory;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.ForyPeer.Twins;

namespace SerBench.Serializers.Peers.ForyPeer;

/// <summary>Apache Fory, called without SerBench. The types are registered as for the rows: their numbers stand in the messages.</summary>
public sealed class ForyDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
        [.. Arrays(ForyCard.Main, ForyTypes.SameSchema), .. Arrays(ForyCard.Trusted, ForyTypes.Unchecked), .. Arrays(ForyCard.Main.Default, ForyTypes.Default)];

    private static DirectCall[] Arrays(string row, Func<Fory> build) =>
    [
        DirectCall.With<Fory, PersonTwin>(row, "person", () => ForyTypes.Register(build(), typeof(PersonTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<PersonTwin>(data)),
        DirectCall.With<Fory, SimpleObjectTwin>(row, "simple", () => ForyTypes.Register(build(), typeof(SimpleObjectTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<SimpleObjectTwin>(data)),
        DirectCall.With<Fory, ComplexObjectTwin>(row, "complex", () => ForyTypes.Register(build(), typeof(ComplexObjectTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<ComplexObjectTwin>(data)),
        DirectCall.With<Fory, ComplexListTwin>(row, "complex-list", () => ForyTypes.Register(build(), typeof(ComplexListTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<ComplexListTwin>(data)),
        DirectCall.With<Fory, DeepObjectTwin>(row, "deep", () => ForyTypes.Register(build(), typeof(DeepObjectTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<DeepObjectTwin>(data)),
        DirectCall.With<Fory, CarTwin>(row, "car", () => ForyTypes.Register(build(), typeof(CarTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<CarTwin>(data)),
        DirectCall.With<Fory, TreeNodeTwin>(row, "tree", () => ForyTypes.Register(build(), typeof(TreeNodeTwin)), fory => value => fory.Serialize(value), fory => data => fory.Deserialize<TreeNodeTwin>(data)),
    ];
}
