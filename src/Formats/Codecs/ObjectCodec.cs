namespace SerBench.Formats.Codecs;

/// <summary>A codec of objects. Its core is the struct that encodes and decodes.</summary>
public sealed class ObjectCodec<T, TCore> : IObjectCodec<T>, IHasCore
    where TCore : struct, IObjectCore<T>
{
    private readonly Action<T>? _check;
    private TCore _core;

    /// <summary>Creates a codec whose core accepts all values but null.</summary>
    public ObjectCodec(TCore core = default) => _core = core;

    /// <summary>Creates a codec whose <paramref name="check"/> throws before timing, for values that would crash the core.</summary>
    public ObjectCodec(TCore core, Action<T> check)
        : this(core) => _check = check;

    /// <inheritdoc/>
    public CodecShape Shape => CodecShape.Object;

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
    public T Decode(ArraySegment<byte> data) => _core.Decode(data);

    /// <inheritdoc/>
    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<T, TCore>(_core);
}

internal readonly struct FormatCore<T, TFormat, TBinarizer> : IObjectCore<T>, ISpanCore<T>
    where TFormat : IFormat
    where TBinarizer : struct, IBinarizer<T>
{
    [MethodImpl(AggressiveInlining)]
    public void Encode(T value, EncodeBuffer buffer) => TFormat.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public T Decode(ArraySegment<byte> data) => TFormat.Decode<T, TBinarizer>(data);

    T ISpanCore<T>.Decode(ReadOnlySpan<byte> data) => TFormat.Decode<T, TBinarizer>(data);
}
