namespace SerBench.Published.XbufCar.Format;

// `xbuf2` has tagged fields, like Xbuf2 of the Rumi platform (docs/formats/xbuf2.md).
public readonly struct Xbuf2Format : IExplainedFormat
{
    public static FormatInfo Info { get; } = new(
        "xbuf2", "Xbuf2, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "xbuf2.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => RepeatedFields.Refuse(value, "xbuf2");

    public static void Explain(MessageShape message, Anatomy anatomy) => Xbuf2Explainer.Explain(message, anatomy);

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new Xbuf2Writer<TBinarizer>(new RoomCursor(buffer), depth: 1);
        Binarizer.Write<T, TBinarizer, Xbuf2Writer<TBinarizer>>(ref writer, value);
        writer.Output.Finish();
    }

    // NoInlining: methods inlined here would use the JIT budget of the caller's loop (docs/decisions/0015).
    [MethodImpl(NoInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new Xbuf2Reader<TBinarizer, InStep>(new InputCursor(data), data.Length, depth: 1);
        T value = Binarizer.Read<T, TBinarizer, Xbuf2Reader<TBinarizer, InStep>>(ref reader, Binarizer.Create<T, TBinarizer>());
        reader.ReadRest();
        return reader.IsScattered ? DecodeByScanning<T, TBinarizer>(data) : value;
    }

    [MethodImpl(NoInlining)]
    private static T DecodeByScanning<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new Xbuf2Reader<TBinarizer, Scanning>(new InputCursor(data), data.Length, depth: 1);
        return Binarizer.Read<T, TBinarizer, Xbuf2Reader<TBinarizer, Scanning>>(ref reader, Binarizer.Create<T, TBinarizer>());
    }
}
