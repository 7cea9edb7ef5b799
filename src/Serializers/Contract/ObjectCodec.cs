namespace SerBench.Serializers.Contract;

// A codec of objects. Its core is the struct that encodes and decodes.
public sealed class ObjectCodec<T, TCore> : IObjectCodec<T>, IHasCore
    where TCore : struct, IObjectCore<T>
{
    private readonly Action<T>? _check;
    private TCore _core;

    public ObjectCodec(TCore core = default) => _core = core;

    /// <param name="check">throws for values that would crash the core, before timing starts.</param>
    public ObjectCodec(TCore core, Action<T> check)
        : this(core) => _check = check;

    public CodecShape Shape => CodecShape.Object;

    public void Check(T value)
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        _check?.Invoke(value);
    }

    public void Encode(T value, EncodeBuffer buffer)
    {
        Check(value);
        EncodeChecked(value, buffer);
    }

    public void EncodeChecked(T value, EncodeBuffer buffer) => _core.Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => _core.Decode(data);

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<T, TCore>(_core);
}
