using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Twins;

/// <summary>A core for a twin, with the conversion as part of the work: the <c>+convert</c> rows.</summary>
public readonly struct ConvertingCore<T, TTwin, TConversion, TCore>(TCore core) : IObjectCore<T>
    where TConversion : struct, ITwin<T, TTwin>
    where TCore : struct, IObjectCore<TTwin>
{
    public void Encode(T value, EncodeBuffer buffer) => core.Encode(TConversion.ToTwin(value), buffer);

    public T Decode(ArraySegment<byte> data) => TConversion.FromTwin(core.Decode(data));
}
