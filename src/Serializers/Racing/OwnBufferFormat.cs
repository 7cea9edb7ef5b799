namespace SerBench.Serializers.Racing;

public readonly struct OwnBufferFormat<TFormat> : IFormat
    where TFormat : IFormat
{
    public static FormatInfo Info { get; } =
        TFormat.Info with { Variant = Catalog.OwnBuffer, Title = TFormat.Info.Title + " into its own buffer" };

    public static bool IsErased => TFormat.IsErased;

    public static string? Refuse(ValueShape value) => TFormat.Refuse(value);

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TFormat.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TFormat.Decode<T, TBinarizer>(data);
}
