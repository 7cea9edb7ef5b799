namespace SerBench.Serializers.Contract;

// A codec that reads values in place. Its core is the struct with its code.
public sealed class ViewCodec<T, TCore> : IViewCodec<T>, IHasCore
    where TCore : struct, IViewCore<T>
{
    private readonly Action<T>? _check;
    private TCore _core;

    public ViewCodec(TCore core = default) => _core = core;

    /// <param name="check">throws for values that would crash the core, before timing starts.</param>
    public ViewCodec(TCore core, Action<T> check)
        : this(core) => _check = check;

    public CodecShape Shape => CodecShape.View;

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

    public ulong Read(ArraySegment<byte> data) => _core.Read(data);

    public ulong Expect(T value) => _core.Expect(value);

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitViews<T, TCore>(_core);
}
