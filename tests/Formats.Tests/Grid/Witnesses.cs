namespace SerBench.Formats.Tests.Grid;

// Runs a serializer over any type. A format alone stands for its compiled access.
internal static class Witnesses
{
    public static byte[] Encode<T>(string serializer, T value) => CodecOf<T>(serializer).EncodeToArray(value);

    public static T Decode<T>(string serializer, params byte[] data) => CodecOf<T>(serializer).Decode(data);

    public static Anatomy Explain<T>(string serializer, byte[] message) =>
        ((IExplainedSerializer)Find(serializer)).Explain(typeof(T), message);

    public static IObjectCodec<T> CodecOf<T>(string serializer) =>
        Assert.IsType<IObjectCodec<T>>(Find(serializer).Bind<T>().Codec, exactMatch: false);

    // Null if the serializer refuses the type.
    public static IObjectCodec<T>? FindCodecOf<T>(string serializer) => Find(serializer).Bind<T>().Codec as IObjectCodec<T>;

    private static ISerializer Find(string serializer) =>
        Catalog.BuiltIn.Find(serializer.Contains('/') ? serializer : $"{serializer}/compiled")!;
}
