namespace SerBench.Formats.Protobuf;

internal static class ProtobufMessage<TRules>
    where TRules : struct, IProtobufRules
{
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new ProtobufWriter<TRules, TBinarizer>(new OutputCursor(buffer), depth: 1);
        TBinarizer.Write(ref writer, value);
        writer.Output.Finish();
    }

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new ProtobufReader<TRules, TBinarizer>(new InputCursor(data));
        T value = TBinarizer.Read(ref reader, TBinarizer.Create());
        if (!reader.IsAtEnd)
        {
            reader.ReadUnknown();
        }

        return reader.IsScattered ? DecodeByIndex<T, TBinarizer>(data) : value;
    }

    // Used for fields that are out of order, repeated, or in an unexpected encoding.
    private static T DecodeByIndex<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var index = new FieldIndex();
        var input = new InputCursor(data);
        ProtobufFieldScan.Add<TBinarizer>(ref input, data.Length, index, depth: 1);
        var reader = new ProtobufReader<TRules, TBinarizer>(input, index, index.Close(0));
        return TBinarizer.Read(ref reader, TBinarizer.Create());
    }
}
