using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>The library's builder, used again for every message. The library's verifier checks a message before the whole object is built
/// from it.</summary>
public class FlatBuffersSerializer : EmittedPeer, IWritesFormat
{
    public override string Id => FlatBuffersCard.Main;

    public override string Title => "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, objects rebuilt)";

    public override Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | Traits.ValidatesInput;

    public override Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    public override string Recipe => "Google.FlatBuffers";

    protected override string Way => "Verified";

    protected override int LongestMessage => GoogleVerification.LongestMessage;
}

/// <summary>The same without verification.</summary>
public sealed class TrustedFlatBuffersSerializer : FlatBuffersSerializer
{
    public override string Id => FlatBuffersCard.Trusted;

    public override string Title => "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, objects rebuilt)";

    public override Traits Traits => (base.Traits & ~Traits.ValidatesInput) | Traits.TrustsInput;

    protected override string Way => "Trusted";

    protected override int LongestMessage => int.MaxValue;
}

/// <summary>The same messages, verified, and then every leaf read in place.</summary>
public class GoogleFlatBuffersViewSerializer : FlatBuffersSerializer
{
    public override string Id => FlatBuffersCard.View;

    public override string Title => "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, read in place)";

    public override Traits Traits => base.Traits | Traits.ZeroCopy;

    protected override string Way => "VerifiedView";
}

/// <summary>The same messages, every leaf read in place, and nothing is verified.</summary>
public sealed class TrustedFlatBuffersViewSerializer : GoogleFlatBuffersViewSerializer
{
    public override string Id => FlatBuffersCard.TrustedView;

    public override string Title => "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, read in place)";

    public override Traits Traits => (base.Traits & ~Traits.ValidatesInput) | Traits.TrustsInput;

    protected override string Way => "TrustedView";

    protected override int LongestMessage => int.MaxValue;
}

public static class FlatMessage
{
    /// <summary>Makes the builder ready for another message.</summary>
    [MethodImpl(AggressiveInlining)]
    public static FlatBufferBuilder Begin(this FlatBufferBuilder builder)
    {
        builder.Clear();
        return builder;
    }

    /// <summary>Finishes a message. It stays where it lies: at the end of the builder's memory.</summary>
    public static void End(this FlatBufferBuilder builder, int root, EncodeBuffer buffer)
    {
        builder.Finish(root);
        ByteBuffer built = builder.DataBuffer;
        buffer.Borrow(built.ToArraySegment(built.Position, built.Length - built.Position));
    }

    public static Table Root(ArraySegment<byte> data) => Root(new ByteBuffer(data.Array, data.Offset));

    /// <summary>The root table of the message at the position of a buffer, as generated code finds it.</summary>
    public static Table Root(ByteBuffer buffer) => new(buffer.Position + buffer.GetInt(buffer.Position), buffer);
}
