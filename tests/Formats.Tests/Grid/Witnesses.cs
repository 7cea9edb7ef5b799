namespace SerBench.Formats.Tests.Grid;

// Runs a format over any type with the compiled access.
internal static class Witnesses
{
    public static byte[] Encode<T>(string format, T value)
    {
        var buffer = new EncodeBuffer();
        CodecOf<T>(format).Encode(value, buffer);
        return buffer.ToArray();
    }

    public static T Decode<T>(string format, params byte[] data) => CodecOf<T>(format).Decode(data);

    public static IObjectCodec<T> CodecOf<T>(string format)
    {
        Binding<T> binding = Catalog.BuiltIn.Find($"{format}/compiled")!.Bind(new TypeModel<T>());
        return Assert.IsType<IObjectCodec<T>>(binding.Codec, exactMatch: false);
    }
}
