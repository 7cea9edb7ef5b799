namespace SerBench.Formats.Codecs;

// Avoids look-ups at run time if neither format nor binarizer needs the type (docs/decisions/0006).
internal static class FormatCall
{
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TFormat, TBinarizer>(T value, EncodeBuffer buffer)
        where TFormat : IFormat
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType && ErasedCall<TFormat, TBinarizer>.IsPossible)
        {
            ErasedCall<TFormat, TBinarizer>.Encode(value!, buffer);
        }
        else
        {
            TFormat.Encode<T, TBinarizer>(value, buffer);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TFormat, TBinarizer>(ReadOnlySpan<byte> data)
        where TFormat : IFormat
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType && ErasedCall<TFormat, TBinarizer>.IsPossible)
        {
            object value = TFormat.Decode<object, ErasedBinarizer<TBinarizer>>(data);
            return Unsafe.As<object, T>(ref value);
        }

        return TFormat.Decode<T, TBinarizer>(data);
    }
}
