using System.Buffers;
using MemoryPack;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.MemoryPackPeer.Twins;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

/// <summary>MemoryPack, called without SerBench: into a buffer writer, and into a new array.</summary>
public sealed class MemoryPackDirect : IDirectCalls
{
    private static readonly ArrayBufferWriter<byte> Output = new();

    public IEnumerable<DirectCall> All =>
    [
        .. Written(MemoryPackCard.Main, MemoryPackSerializerOptions.Utf8),
        .. Written(MemoryPackCard.Utf16, MemoryPackSerializerOptions.Utf16),
        .. Arrays(MemoryPackCard.Main.Default),
    ];

    private static DirectCall[] Written(string row, MemoryPackSerializerOptions options) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<PersonTwin>(data, options)!),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<SimpleObjectTwin>(data, options)!),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<ComplexObjectTwin>(data, options)!),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<ComplexListTwin>(data, options)!),
        DirectCall.Of<DeepObjectTwin>(row, "deep", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<DeepObjectTwin>(data, options)!),
        DirectCall.Of<CarTwin>(row, "car", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<CarTwin>(data, options)!),
        DirectCall.Of<TreeNodeTwin>(row, "tree", value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<TreeNodeTwin>(data, options)!),
    ];

    private static DirectCall[] Arrays(string row) =>
    [
        DirectCall.Of<PersonTwin>(row, "person", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<PersonTwin>(data)!),
        DirectCall.Of<SimpleObjectTwin>(row, "simple", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<SimpleObjectTwin>(data)!),
        DirectCall.Of<ComplexObjectTwin>(row, "complex", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<ComplexObjectTwin>(data)!),
        DirectCall.Of<ComplexListTwin>(row, "complex-list", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<ComplexListTwin>(data)!),
        DirectCall.Of<DeepObjectTwin>(row, "deep", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<DeepObjectTwin>(data)!),
        DirectCall.Of<CarTwin>(row, "car", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<CarTwin>(data)!),
        DirectCall.Of<TreeNodeTwin>(row, "tree", value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<TreeNodeTwin>(data)!),
    ];

    private static ReadOnlyMemory<byte> Written() => Output.WrittenMemory;

    private static Writer Emptied()
    {
        Output.ResetWrittenCount();
        return default;
    }

    // The library compiles its code for a writer that is a struct.
    private readonly struct Writer : IBufferWriter<byte>
    {
        public void Advance(int count) => Output.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => Output.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => Output.GetSpan(sizeHint);
    }
}
