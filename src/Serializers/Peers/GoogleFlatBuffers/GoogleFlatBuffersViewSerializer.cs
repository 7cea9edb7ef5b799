using System.Reflection;
using Google.FlatBuffers;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary><c>peer/Google.FlatBuffers:view</c>: the same messages, verified, and then every leaf read in place.</summary>
public class GoogleFlatBuffersViewSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public virtual string Id => "peer/Google.FlatBuffers:view";

    public virtual string Title => "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, read in place)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public virtual Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | Traits.ZeroCopy | Traits.ValidatesInput;

    public Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    /// <summary>The struct with two type parameters, the type and its table, that calls the library.</summary>
    private protected virtual Type Core => typeof(VerifiedViewCore<,>);

    private protected virtual int LongestMessage => GoogleVerification.LongestMessage;

    public Binding<T> Bind<T>()
    {
        if (TableTypes.Find<T>() is not { } table)
        {
            return new Unsupported(typeof(T).Name, TableTypes.Missing);
        }

        Type core = Core.MakeGenericType(typeof(T), table);
        object codec = Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedViewCodec<T>((IViewCodec<T>)codec, "Google.FlatBuffers", longestMessage: LongestMessage));
    }
}

/// <summary><c>peer/Google.FlatBuffers:view:trusted</c>: the same messages, every leaf read in place, and nothing is verified.</summary>
public sealed class TrustedFlatBuffersViewSerializer : GoogleFlatBuffersViewSerializer
{
    public override string Id => "peer/Google.FlatBuffers:view:trusted";

    public override string Title => "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, read in place)";

    public override Traits Traits => (base.Traits & ~Traits.ValidatesInput) | Traits.TrustsInput;

    private protected override Type Core => typeof(GoogleViewCore<,>);

    private protected override int LongestMessage => int.MaxValue;
}

/// <summary>Writes like <see cref="BuilderCore{T, TTable}"/>; reads every leaf in place and builds nothing.</summary>
internal readonly struct GoogleViewCore<T, TTable>() : IViewCore<T>
    where TTable : struct, ITable<T>
{
    private readonly BuilderCore<T, TTable> _builder = new();

    public void Encode(T value, EncodeBuffer buffer) => _builder.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(LeafSum);
        TTable.AddTo(ref sum, BuilderCore<T, TTable>.Root(data));
        return sum.Value;
    }

    public ulong Expect(T value) => ExpectedLeaves.Ordered.Of(value);
}

/// <summary>Like <see cref="GoogleViewCore{T, TTable}"/>, but a message is verified before it is read.</summary>
internal readonly struct VerifiedViewCore<T, TTable>() : IViewCore<T>
    where TTable : struct, ITable<T>
{
    private readonly VerifiedCore<T, TTable> _verified = new();

    public void Encode(T value, EncodeBuffer buffer) => _verified.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(LeafSum);
        TTable.AddTo(ref sum, GoogleVerification.Root<T, TTable>(data));
        return sum.Value;
    }

    public ulong Expect(T value) => ExpectedLeaves.Ordered.Of(value);
}
