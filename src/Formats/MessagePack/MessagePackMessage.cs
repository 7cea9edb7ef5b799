namespace SerBench.Formats.MessagePack;

internal static class MessagePackMessage<TStyle>
    where TStyle : struct, IKeyStyle
{
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new MessagePackWriter<TStyle, TBinarizer>(new OutputCursor(buffer));
        writer.BeginObject();
        TBinarizer.Write(ref writer, value);
        writer.Output.Finish();
    }

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new MessagePackReader<TStyle, TBinarizer>(new InputCursor(data));
        reader.BeginObject();
        T value = TBinarizer.Read(ref reader, TBinarizer.Create());
        reader.EndObject();
        reader.Input.ExpectEnd();
        return value;
    }
}
