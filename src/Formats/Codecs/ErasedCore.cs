using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>
/// One format by one witness, without naming the class: <see cref="FormatCore{T, TFormat, TBinarizer}"/> over a class is compiled once for all
/// classes, and then each call of it is looked up at run time; this is compiled for the pair (docs/decisions/0008).
/// </summary>
public readonly struct ErasedCore<TFormat, TBinarizer> : IObjectCore<object>
    where TFormat : IFormat
    where TBinarizer : struct, IWitness
{
    /// <summary>Whether neither side needs the class.</summary>
    public static bool IsPossible => TFormat.IsErased && TBinarizer.IsErased;

    // A method of its own: inlined into a loop, a large object's writer competes with the loop for registers and loses.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Encode(object value, EncodeBuffer buffer) => TFormat.Encode<object, ErasedBinarizer<TBinarizer>>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public object Decode(ArraySegment<byte> data) => TFormat.Decode<object, ErasedBinarizer<TBinarizer>>(data);
}
