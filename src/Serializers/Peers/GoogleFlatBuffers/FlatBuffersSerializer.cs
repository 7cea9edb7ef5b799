using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public abstract class FlatBuffersRow(string id, string title, string way, Traits traits)
    : EmittedPeer(id, title, "Google.FlatBuffers", way), IWritesFormat
{
    public override Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | traits;

    public override Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    protected override int LongestMessage => traits.HasFlag(Traits.TrustsInput) ? int.MaxValue : GoogleVerification.LongestMessage;
}

public sealed class FlatBuffersSerializer() : FlatBuffersRow(
    FlatBuffersCard.Main, "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, objects rebuilt)", "Verified",
    Traits.ValidatesInput);

public sealed class TrustedFlatBuffersSerializer() : FlatBuffersRow(
    FlatBuffersCard.Trusted, "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, objects rebuilt)", "Trusted",
    Traits.TrustsInput);

public sealed class GoogleFlatBuffersViewSerializer() : FlatBuffersRow(
    FlatBuffersCard.View, "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, read in place)", "VerifiedView",
    Traits.ValidatesInput | Traits.ZeroCopy);

public sealed class TrustedFlatBuffersViewSerializer() : FlatBuffersRow(
    FlatBuffersCard.TrustedView, "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, read in place)",
    "TrustedView", Traits.TrustsInput | Traits.ZeroCopy);

public static class FlatMessage
{
    [MethodImpl(AggressiveInlining)]
    public static FlatBufferBuilder Begin(this FlatBufferBuilder builder)
    {
        builder.Clear();
        return builder;
    }

    public static void End(this FlatBufferBuilder builder, int root, EncodeBuffer buffer)
    {
        builder.Finish(root);
        ByteBuffer built = builder.DataBuffer;
        buffer.Borrow(built.ToArraySegment(built.Position, built.Length - built.Position));
    }

    public static Table Root(ArraySegment<byte> data) => Root(new ByteBuffer(data.Array, data.Offset));

    public static Table Root(ByteBuffer buffer) => new(buffer.Position + buffer.GetInt(buffer.Position), buffer);
}
