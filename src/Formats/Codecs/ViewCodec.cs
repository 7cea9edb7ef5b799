namespace SerBench.Formats.Codecs;

/// <summary>A codec that reads values in place. The struct <typeparamref name="TCore"/> does the work.</summary>
public sealed class ViewCodec<T, TCore> : IViewCodec<T>, IHasCore
    where TCore : struct, IViewCore<T>
{
    private readonly Action<T>? _check;
    private TCore _core;

    /// <summary>Creates a codec whose core accepts all values but null.</summary>
    public ViewCodec(TCore core = default) => _core = core;

    /// <summary>Creates a codec that checks values.</summary>
    /// <param name="core">The struct that encodes and reads.</param>
    /// <param name="check">Throws for values that would crash the core, before timing starts.</param>
    public ViewCodec(TCore core, Action<T> check)
        : this(core) => _check = check;

    /// <inheritdoc/>
    public CodecShape Shape => CodecShape.View;

    /// <inheritdoc/>
    public void Check(T value)
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        _check?.Invoke(value);
    }

    /// <inheritdoc/>
    public void Encode(T value, EncodeBuffer buffer)
    {
        Check(value);
        EncodeChecked(value, buffer);
    }

    /// <inheritdoc/>
    public void EncodeChecked(T value, EncodeBuffer buffer) => _core.Encode(value, buffer);

    /// <inheritdoc/>
    public ulong Read(ArraySegment<byte> data) => _core.Read(data);

    /// <inheritdoc/>
    public ulong Expect(T value) => _core.Expect(value);

    /// <inheritdoc/>
    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitViews<T, TCore>(_core);
}
