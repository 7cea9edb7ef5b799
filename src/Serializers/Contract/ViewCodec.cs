namespace SerBench.Serializers.Contract;

// A codec that reads values in place. Its core is the struct with its code.
public sealed class ViewCodec<T, TCore>(TCore core = default) : CheckedCodec<T>(check: null), IViewCodec<T>, IHasCore
    where TCore : struct, IViewCore<T>
{
    private TCore _core = core;

    public CodecShape Shape => CodecShape.View;

    public override void EncodeChecked(T value, EncodeBuffer buffer) => _core.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data) => _core.Read(data);

    public ulong Expect(T value) => _core.Expect(value);

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitViews<T, TCore>(_core);
}
