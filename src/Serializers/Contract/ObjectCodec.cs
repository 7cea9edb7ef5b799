namespace SerBench.Serializers.Contract;

// A codec of objects. Its core is the struct that encodes and decodes.
public sealed class ObjectCodec<T, TCore>(TCore core, Action<T>? check) : CheckedCodec<T>(check), IObjectCodec<T>, IHasCore
    where TCore : struct, IObjectCore<T>
{
    private TCore _core = core;

    public ObjectCodec(TCore core = default)
        : this(core, check: null)
    {
    }

    public CodecShape Shape => CodecShape.Object;

    public override void EncodeChecked(T value, EncodeBuffer buffer) => _core.Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => _core.Decode(data);

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<T, TCore>(_core);
}
