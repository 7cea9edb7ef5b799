namespace SerBench.Serializers.Twins;

// Timed work starts and ends with an object of the library's own class. If `converts` is true, the conversion is timed too.
public sealed class TwinCodec<T, TTwin, TConversion, TCore>(TCore core, Func<TTwin, TTwin, bool>? areTwinsEqual, bool converts)
    : IObjectCodec<T>, IPreparedCodec<T>
    where TConversion : struct, ITwin<T, TTwin>
    where TCore : struct, IObjectCore<TTwin>
{
    private readonly TCore _core = core;

    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer) => _core.Encode(TConversion.ToTwin(value), buffer);

    // A library may accept a message that the model cannot hold. The message is at fault, not the library.
    public T Decode(ArraySegment<byte> data)
    {
        TTwin twin = _core.Decode(data) ?? throw new WireFormatException(0, $"a {typeof(T).Name}, found null");
        try
        {
            return TConversion.FromTwin(twin);
        }
        catch (Exception exception) when (exception is not (WireFormatException or OutOfMemoryException))
        {
            throw WireFormatException.OfFault(0, $"what was read is no {typeof(T).Name} ({exception.Message})");
        }
    }

    IWorkload IPreparedCodec<T>.Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) => converts
        ? new ObjectWorkload<T, ConvertingCore<T, TTwin, TConversion, TCore>>(new(_core), values, touch, areEqual)
        : new ObjectWorkload<TTwin, TCore>(
            _core,
            Array.ConvertAll(values, TConversion.ToTwin),
            twin => touch(TConversion.FromTwin(twin)),
            areTwinsEqual ?? ((left, right) => areEqual(TConversion.FromTwin(left), TConversion.FromTwin(right))));
}

public readonly struct ConvertingCore<T, TTwin, TConversion, TCore>(TCore core) : IObjectCore<T>
    where TConversion : struct, ITwin<T, TTwin>
    where TCore : struct, IObjectCore<TTwin>
{
    public void Encode(T value, EncodeBuffer buffer) => core.Encode(TConversion.ToTwin(value), buffer);

    public T Decode(ArraySegment<byte> data) => TConversion.FromTwin(core.Decode(data));
}
