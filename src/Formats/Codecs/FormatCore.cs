using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>One format by one witness: the whole of what a pair in the grid is.</summary>
public readonly struct FormatCore<T, TFormat, TBinarizer> : IObjectCore<T>
    where TFormat : IFormat
    where TBinarizer : struct, IBinarizer<T>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Encode(T value, EncodeBuffer buffer) => TFormat.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Decode(ArraySegment<byte> data) => TFormat.Decode<T, TBinarizer>(data);
}
