using Google.FlatBuffers;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>
/// Google.FlatBuffers, called without SerBench, over the methods that a schema compiler would write. A message stays in the builder's memory, from where a
/// program would send it.
/// </summary>
public sealed class FlatBuffersDirect : IDirectCalls
{
    private static readonly FlatBufferBuilder Builder = new(EncodeBuffer.DefaultCapacity);
    private static readonly Options Checks = new(1000, Options.DEFAULT_MAX_TABLES, stringEndCheck: true, alignmentCheck: true);

    public IEnumerable<DirectCall> All =>
    [
        .. Verified(FlatBuffersCard.Main), .. Trusted(FlatBuffersCard.Trusted),
        .. VerifiedViews(FlatBuffersCard.View), .. TrustedViews(FlatBuffersCard.TrustedView),
    ];

    private static DirectCall[] Verified(string row) =>
    [
        DirectCall.Of<Person>(row, "person", value => Finish(PersonTable.Write(Emptied(), value)), Written, data => PersonTable.Read(Verified(data, PersonTable.Verify))),
        DirectCall.Of<SimpleObject>(row, "simple", value => Finish(SimpleObjectTable.Write(Emptied(), value)), Written, data => SimpleObjectTable.Read(Verified(data, SimpleObjectTable.Verify))),
        DirectCall.Of<ComplexObject>(row, "complex", value => Finish(ComplexObjectTable.Write(Emptied(), value)), Written, data => ComplexObjectTable.Read(Verified(data, ComplexObjectTable.Verify))),
        DirectCall.Of<ComplexList>(row, "complex-list", value => Finish(ComplexListTable.Write(Emptied(), value)), Written, data => ComplexListTable.Read(Verified(data, ComplexListTable.Verify))),
        DirectCall.Of<DeepObject>(row, "deep", value => Finish(DeepObjectTable.Write(Emptied(), value)), Written, data => DeepObjectTable.Read(Verified(data, DeepObjectTable.Verify))),
        DirectCall.Of<Car>(row, "car", value => Finish(CarTable.Write(Emptied(), value)), Written, data => CarTable.Read(Verified(data, CarTable.Verify))),
        DirectCall.Of<TreeNode>(row, "tree", value => Finish(TreeNodeTable.Write(Emptied(), value)), Written, data => TreeNodeTable.Read(Verified(data, TreeNodeTable.Verify))),
    ];

    private static DirectCall[] Trusted(string row) =>
    [
        DirectCall.Of<Person>(row, "person", value => Finish(PersonTable.Write(Emptied(), value)), Written, data => PersonTable.Read(Root(data))),
        DirectCall.Of<SimpleObject>(row, "simple", value => Finish(SimpleObjectTable.Write(Emptied(), value)), Written, data => SimpleObjectTable.Read(Root(data))),
        DirectCall.Of<ComplexObject>(row, "complex", value => Finish(ComplexObjectTable.Write(Emptied(), value)), Written, data => ComplexObjectTable.Read(Root(data))),
        DirectCall.Of<ComplexList>(row, "complex-list", value => Finish(ComplexListTable.Write(Emptied(), value)), Written, data => ComplexListTable.Read(Root(data))),
        DirectCall.Of<DeepObject>(row, "deep", value => Finish(DeepObjectTable.Write(Emptied(), value)), Written, data => DeepObjectTable.Read(Root(data))),
        DirectCall.Of<Car>(row, "car", value => Finish(CarTable.Write(Emptied(), value)), Written, data => CarTable.Read(Root(data))),
        DirectCall.Of<TreeNode>(row, "tree", value => Finish(TreeNodeTable.Write(Emptied(), value)), Written, data => TreeNodeTable.Read(Root(data))),
    ];

    private static DirectCall[] VerifiedViews(string row) =>
    [
        DirectCall.OfView<Person>(row, "person", value => Finish(PersonTable.Write(Emptied(), value)), Written, data => PersonTable.Sum(Verified(data, PersonTable.Verify)), data => PersonTable.Read(Root(data))),
        DirectCall.OfView<SimpleObject>(row, "simple", value => Finish(SimpleObjectTable.Write(Emptied(), value)), Written, data => SimpleObjectTable.Sum(Verified(data, SimpleObjectTable.Verify)), data => SimpleObjectTable.Read(Root(data))),
        DirectCall.OfView<ComplexObject>(row, "complex", value => Finish(ComplexObjectTable.Write(Emptied(), value)), Written, data => ComplexObjectTable.Sum(Verified(data, ComplexObjectTable.Verify)), data => ComplexObjectTable.Read(Root(data))),
        DirectCall.OfView<ComplexList>(row, "complex-list", value => Finish(ComplexListTable.Write(Emptied(), value)), Written, data => ComplexListTable.Sum(Verified(data, ComplexListTable.Verify)), data => ComplexListTable.Read(Root(data))),
        DirectCall.OfView<DeepObject>(row, "deep", value => Finish(DeepObjectTable.Write(Emptied(), value)), Written, data => DeepObjectTable.Sum(Verified(data, DeepObjectTable.Verify)), data => DeepObjectTable.Read(Root(data))),
        DirectCall.OfView<Car>(row, "car", value => Finish(CarTable.Write(Emptied(), value)), Written, data => CarTable.Sum(Verified(data, CarTable.Verify)), data => CarTable.Read(Root(data))),
        DirectCall.OfView<TreeNode>(row, "tree", value => Finish(TreeNodeTable.Write(Emptied(), value)), Written, data => TreeNodeTable.Sum(Verified(data, TreeNodeTable.Verify)), data => TreeNodeTable.Read(Root(data))),
    ];

    private static DirectCall[] TrustedViews(string row) =>
    [
        DirectCall.OfView<Person>(row, "person", value => Finish(PersonTable.Write(Emptied(), value)), Written, data => PersonTable.Sum(Root(data)), data => PersonTable.Read(Root(data))),
        DirectCall.OfView<SimpleObject>(row, "simple", value => Finish(SimpleObjectTable.Write(Emptied(), value)), Written, data => SimpleObjectTable.Sum(Root(data)), data => SimpleObjectTable.Read(Root(data))),
        DirectCall.OfView<ComplexObject>(row, "complex", value => Finish(ComplexObjectTable.Write(Emptied(), value)), Written, data => ComplexObjectTable.Sum(Root(data)), data => ComplexObjectTable.Read(Root(data))),
        DirectCall.OfView<ComplexList>(row, "complex-list", value => Finish(ComplexListTable.Write(Emptied(), value)), Written, data => ComplexListTable.Sum(Root(data)), data => ComplexListTable.Read(Root(data))),
        DirectCall.OfView<DeepObject>(row, "deep", value => Finish(DeepObjectTable.Write(Emptied(), value)), Written, data => DeepObjectTable.Sum(Root(data)), data => DeepObjectTable.Read(Root(data))),
        DirectCall.OfView<Car>(row, "car", value => Finish(CarTable.Write(Emptied(), value)), Written, data => CarTable.Sum(Root(data)), data => CarTable.Read(Root(data))),
        DirectCall.OfView<TreeNode>(row, "tree", value => Finish(TreeNodeTable.Write(Emptied(), value)), Written, data => TreeNodeTable.Sum(Root(data)), data => TreeNodeTable.Read(Root(data))),
    ];

    private static FlatBufferBuilder Emptied()
    {
        Builder.Clear();
        return Builder;
    }

    private static void Finish(int root) => Builder.Finish(root);

    private static ReadOnlyMemory<byte> Written()
    {
        ByteBuffer buffer = Builder.DataBuffer;
        return buffer.ToArraySegment(buffer.Position, buffer.Length - buffer.Position);
    }

    private static Table Root(byte[] data)
    {
        var buffer = new ByteBuffer(data);
        return new Table(buffer.GetInt(0), buffer);
    }

    private static Table Verified(byte[] data, VerifyTableAction verify) =>
        new Verifier(new ByteBuffer(data), Checks).VerifyBuffer(identifier: null, sizePrefixed: false, verify) ? Root(data) : throw new InvalidDataException("The message is damaged.");
}
