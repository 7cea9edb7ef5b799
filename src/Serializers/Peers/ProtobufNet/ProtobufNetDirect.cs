using ProtoBuf.Meta;
using SerBench.Serializers.Direct;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary>protobuf-net, called without SerBench: by a model compiled in advance into a stream that is used again, and as the article did.</summary>
public sealed class ProtobufNetDirect : IDirectCalls
{
    private static readonly MemoryStream Output = new();
    private static MemoryStream _published = Output;

    public IEnumerable<DirectCall> All => [.. Compiled(ProtobufNetCard.Main), .. Published(ProtobufNetCard.AsPublished)];

    private static DirectCall[] Compiled(string row) =>
    [
        DirectCall.With<TypeModel, Person>(row, "person", () => ProtobufModel.CreateCompiled(typeof(Person)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<Person>((ReadOnlyMemory<byte>)data)),
        DirectCall.With<TypeModel, SimpleObject>(row, "simple", () => ProtobufModel.CreateCompiled(typeof(SimpleObject)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<SimpleObject>((ReadOnlyMemory<byte>)data)),
        DirectCall.With<TypeModel, ComplexObject>(row, "complex", () => ProtobufModel.CreateCompiled(typeof(ComplexObject)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<ComplexObject>((ReadOnlyMemory<byte>)data)),
        DirectCall.With<TypeModel, ComplexList>(row, "complex-list", () => ProtobufModel.CreateCompiled(typeof(ComplexList)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<ComplexList>((ReadOnlyMemory<byte>)data)),
        DirectCall.With<TypeModel, DeepObject>(row, "deep", () => ProtobufModel.CreateCompiled(typeof(DeepObject)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<DeepObject>((ReadOnlyMemory<byte>)data)),
        DirectCall.With<TypeModel, Car>(row, "car", () => ProtobufModel.CreateCompiled(typeof(Car)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<Car>((ReadOnlyMemory<byte>)data)),
        DirectCall.With<TypeModel, TreeNode>(row, "tree", () => ProtobufModel.CreateCompiled(typeof(TreeNode)), model => value => model.Serialize(Emptied(), value), _ => Written(), model => data => model.Deserialize<TreeNode>((ReadOnlyMemory<byte>)data)),
    ];

    private static DirectCall[] Published(string row) =>
    [
        DirectCall.With<TypeModel, Person>(row, "person", () => ProtobufModel.Create(typeof(Person)), model => value => Write(model, value), _ => Published(), model => data => (Person)Read(model, data, typeof(Person))),
        DirectCall.With<TypeModel, SimpleObject>(row, "simple", () => ProtobufModel.Create(typeof(SimpleObject)), model => value => Write(model, value), _ => Published(), model => data => (SimpleObject)Read(model, data, typeof(SimpleObject))),
        DirectCall.With<TypeModel, ComplexObject>(row, "complex", () => ProtobufModel.Create(typeof(ComplexObject)), model => value => Write(model, value), _ => Published(), model => data => (ComplexObject)Read(model, data, typeof(ComplexObject))),
        DirectCall.With<TypeModel, ComplexList>(row, "complex-list", () => ProtobufModel.Create(typeof(ComplexList)), model => value => Write(model, value), _ => Published(), model => data => (ComplexList)Read(model, data, typeof(ComplexList))),
        DirectCall.With<TypeModel, DeepObject>(row, "deep", () => ProtobufModel.Create(typeof(DeepObject)), model => value => Write(model, value), _ => Published(), model => data => (DeepObject)Read(model, data, typeof(DeepObject))),
        DirectCall.With<TypeModel, Car>(row, "car", () => ProtobufModel.Create(typeof(Car)), model => value => Write(model, value), _ => Published(), model => data => (Car)Read(model, data, typeof(Car))),
        DirectCall.With<TypeModel, TreeNode>(row, "tree", () => ProtobufModel.Create(typeof(TreeNode)), model => value => Write(model, value), _ => Published(), model => data => (TreeNode)Read(model, data, typeof(TreeNode))),
    ];

    private static MemoryStream Emptied()
    {
        Output.Position = 0;
        return Output;
    }

    private static ReadOnlyMemory<byte> Written() => Output.GetBuffer().AsMemory(0, (int)Output.Position);

    private static void Write(TypeModel model, object value)
    {
        using var stream = new MemoryStream();
        model.Serialize(stream, value);
        _published = stream;
    }

    private static ReadOnlyMemory<byte> Published() => _published.ToArray();

    private static object Read(TypeModel model, byte[] data, Type type)
    {
        using var stream = new MemoryStream(data);
        return model.Deserialize(stream, value: null, type);
    }
}
