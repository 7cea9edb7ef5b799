using SerBench.Formats;
using SerBench.Formats.Dense;
using SerBench.Formats.Fixed;
using SerBench.Formats.FlatBuffers;
using SerBench.Formats.Ignite;
using SerBench.Formats.MessagePack;
using SerBench.Formats.Nrbf;
using SerBench.Formats.Protobuf;
using SerBench.Formats.Xbuf2;

namespace SerBench.Serializers.Direct;

/// <summary>Our own formats by their public functions, which find the generated code of the models: what they do is what a row times.</summary>
public sealed class PackageDirect : IDirectCalls
{
    private static readonly EncodeBuffer Buffer = new();

    public IEnumerable<DirectCall> All =>
    [
        .. Calls<DenseFormat>(), .. Calls<FixedFormat>(), .. Calls<FlatBuffersFormat>(), .. Calls<IgniteFormat>(), .. Calls<IgniteFullFormat>(), .. Calls<IgniteRawFormat>(),
        .. Calls<MessagePackFormat>(), .. Calls<MessagePackMapFormat>(), .. Calls<NrbfFormat>(), .. Calls<ProtobufFormat>(), .. Calls<Proto3Format>(), .. Calls<Xbuf2Format>(),
    ];

    private static DirectCall[] Calls<TFormat>()
        where TFormat : struct, IFormat
    {
        string row = $"{TFormat.Info.Id}/generated";
        return
        [
            DirectCall.Of<Person>(row, "person", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<Person>(data)),
            DirectCall.Of<SimpleObject>(row, "simple", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<SimpleObject>(data)),
            DirectCall.Of<ComplexObject>(row, "complex", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<ComplexObject>(data)),
            DirectCall.Of<ComplexList>(row, "complex-list", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<ComplexList>(data)),
            DirectCall.Of<DeepObject>(row, "deep", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<DeepObject>(data)),
            DirectCall.Of<Car>(row, "car", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<Car>(data)),
            DirectCall.Of<TreeNode>(row, "tree", value => Serializer<TFormat>.Serialize(value, Buffer), Written, data => Serializer<TFormat>.Deserialize<TreeNode>(data)),
        ];
    }

    private static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
