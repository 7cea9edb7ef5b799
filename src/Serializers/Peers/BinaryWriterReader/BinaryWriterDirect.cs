using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.BinaryWriterReader.Records;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>The pairs of methods over BinaryWriter and BinaryReader, called without SerBench, with one writer for all messages.</summary>
public sealed class BinaryWriterDirect : IDirectCalls
{
    private static readonly string Row = BinaryWriterCard.Main;

    // A stream of the same kind as that of the row: with two kinds in one process, the JIT could inline the calls of only one.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly EncodeBufferStream Output = new();
    private static readonly BinaryWriter Writer = new(Output);

    public IEnumerable<DirectCall> All =>
    [
        DirectCall.Of<Person>(Row, "person", value => PersonRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return PersonRecord.Read(reader); }),
        DirectCall.Of<SimpleObject>(Row, "simple", value => SimpleObjectRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return SimpleObjectRecord.Read(reader); }),
        DirectCall.Of<ComplexObject>(Row, "complex", value => ComplexObjectRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return ComplexObjectRecord.Read(reader); }),
        DirectCall.Of<ComplexList>(Row, "complex-list", value => ComplexListRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return ComplexListRecord.Read(reader); }),
        DirectCall.Of<DeepObject>(Row, "deep", value => DeepObjectRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return DeepObjectRecord.Read(reader); }),
        DirectCall.Of<Car>(Row, "car", value => CarRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return CarRecord.Read(reader); }),
        DirectCall.Of<TreeNode>(Row, "tree", value => TreeNodeRecord.Write(Emptied(), value), Written, data => { using var reader = new BinaryReader(new MemoryStream(data)); return TreeNodeRecord.Read(reader); }),
    ];

    private static BinaryWriter Emptied()
    {
        Output.Begin(Buffer);
        return Writer;
    }

    private static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
