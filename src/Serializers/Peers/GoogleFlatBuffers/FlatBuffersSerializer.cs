using System.Reflection;
using Google.FlatBuffers;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>
/// <c>peer/Google.FlatBuffers</c>: the library's builder, used again for every message.
/// The library's verifier checks a message before the whole object is built from it.
/// </summary>
public class FlatBuffersSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public virtual string Id => "peer/Google.FlatBuffers";

    public virtual string Title => "Google FlatBuffers (verified, up to 32 KiB, reused FlatBufferBuilder, objects rebuilt)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public virtual Traits Traits => Traits.SchemaNeeded | Traits.RandomAccess | Traits.ValidatesInput;

    public Assembly Library => typeof(FlatBufferBuilder).Assembly;

    public string FormatId => "flatbuffers";

    /// <summary>The struct with two type parameters, the type and its table, that calls the library.</summary>
    private protected virtual Type Core => typeof(VerifiedCore<,>);

    private protected virtual int LongestMessage => GoogleVerification.LongestMessage;

    public Binding<T> Bind<T>()
    {
        if (TableTypes.Find<T>() is not { } table)
        {
            return new Unsupported(typeof(T).Name, TableTypes.Missing);
        }

        Type core = Core.MakeGenericType(typeof(T), table);
        object codec = Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedCodec<T>((IObjectCodec<T>)codec, "Google.FlatBuffers", longestMessage: LongestMessage));
    }
}

/// <summary><c>peer/Google.FlatBuffers:trusted</c>: the same without verification.</summary>
public sealed class TrustedFlatBuffersSerializer : FlatBuffersSerializer
{
    public override string Id => "peer/Google.FlatBuffers:trusted";

    public override string Title => "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, objects rebuilt)";

    public override Traits Traits => (base.Traits & ~Traits.ValidatesInput) | Traits.TrustsInput;

    private protected override Type Core => typeof(BuilderCore<,>);

    private protected override int LongestMessage => int.MaxValue;
}

/// <summary>
/// One builder for all messages. Its result lies at the end of its memory and is copied to the caller. Reading builds every object.
/// </summary>
internal readonly struct BuilderCore<T, TTable>() : IObjectCore<T>
    where TTable : struct, ITable<T>
{
    private readonly FlatBufferBuilder _builder = new(EncodeBuffer.DefaultCapacity);

    public void Encode(T value, EncodeBuffer buffer)
    {
        _builder.Clear();
        _builder.Finish(TTable.Write(_builder, value));
        ByteBuffer built = _builder.DataBuffer;
        ArraySegment<byte> message = built.ToArraySegment(built.Position, built.Length - built.Position);
        if (message.Count > buffer.Bytes.Length)
        {
            buffer.Grow(0, message.Count);
        }

        message.AsSpan().CopyTo(buffer.Bytes);
        buffer.Length = message.Count;
    }

    public T Decode(ArraySegment<byte> data) => TTable.Read(Root(data));

    /// <summary>The root table of a message.</summary>
    public static Table Root(ArraySegment<byte> data)
    {
        var buffer = new ByteBuffer(data.Array, data.Offset);
        return new Table(data.Offset + buffer.GetInt(data.Offset), buffer);
    }
}

/// <summary>Like <see cref="BuilderCore{T, TTable}"/>, but a message is verified before it is read.</summary>
internal readonly struct VerifiedCore<T, TTable>() : IObjectCore<T>
    where TTable : struct, ITable<T>
{
    private readonly BuilderCore<T, TTable> _builder = new();

    public void Encode(T value, EncodeBuffer buffer) => _builder.Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => TTable.Read(GoogleVerification.Root<T, TTable>(data));
}

/// <summary>Finds the table of a type in this folder.</summary>
internal static class TableTypes
{
    public const string Missing = "serbench.fbs has no table for this type";

    public static Type? Find<T>() =>
        typeof(TableTypes).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(typeof(ITable<T>)));
}
