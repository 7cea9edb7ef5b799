using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>A view codec made of a core.</summary>
public sealed class ViewCodec<T, TCore> : IViewCodec<T>, IHasCore
    where TCore : struct, IViewCore<T>
{
    private readonly Action<T>? _check;
    private TCore _core;

    public ViewCodec(TCore core = default) => _core = core;

    /// <param name="core">What is timed.</param>
    /// <param name="check">Refuses values that the core would not survive, before anything is timed.</param>
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
