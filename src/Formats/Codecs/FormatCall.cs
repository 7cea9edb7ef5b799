namespace SerBench.Formats.Codecs;

// Passes objects as `object` where possible, because generic code for classes looks up calls at run time (docs/decisions/0006).
internal static class FormatCall
{
    [MethodImpl(Inlined)]
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

    [MethodImpl(Inlined)]
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
