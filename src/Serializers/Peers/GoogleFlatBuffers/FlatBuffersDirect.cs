using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public partial class FlatBuffersDirect : IDirectCalls
{
    private static readonly FlatBufferBuilder Builder = new(EncodeBuffer.DefaultCapacity);
    private static readonly Options Checks = new(1000, Options.DEFAULT_MAX_TABLES, stringEndCheck: true, alignmentCheck: true);

    public IEnumerable<DirectCall> All =>
    [
        .. Verified(FlatBuffersCard.Main), .. Trusted(FlatBuffersCard.Trusted),
        .. VerifiedViews(FlatBuffersCard.View), .. TrustedViews(FlatBuffersCard.TrustedView),
    ];

    protected static FlatBufferBuilder Emptied()
    {
        Builder.Clear();
        return Builder;
    }

    protected static void Finish(int root) => Builder.Finish(root);

    protected static ReadOnlyMemory<byte> Written()
    {
        ByteBuffer buffer = Builder.DataBuffer;
        return buffer.ToArraySegment(buffer.Position, buffer.Length - buffer.Position);
    }

    protected static Table Root(byte[] data)
    {
        var buffer = new ByteBuffer(data);
        return new Table(buffer.GetInt(0), buffer);
    }

    protected static Table Verified(byte[] data, VerifyTableAction verify) =>
        new Verifier(new ByteBuffer(data), Checks).VerifyBuffer(identifier: null, sizePrefixed: false, verify)
            ? Root(data)
            : throw new InvalidDataException("The message is damaged.");
}
