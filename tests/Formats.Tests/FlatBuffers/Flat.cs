using SerBench.Formats.Access.Compiled;

namespace SerBench.Formats.Tests.FlatBuffers;

internal static class Flat
{
    public static byte[] Encode<T>(T value)
    {
        var buffer = new EncodeBuffer();

        // Old content of a reused buffer must not appear in the message.
        Array.Fill(buffer.Bytes, (byte)0xEE);
        Codec<T>.Instance.Encode(value, buffer);
        return buffer.ToArray();
    }

    public static T Decode<T>(byte[] message) => Codec<T>.Instance.Decode(message);

    public static T RoundTrip<T>(T value)
    {
        byte[] message = Encode(value);
        FlatBuffersVerifier.Verify<T>(message);
        return Decode<T>(message);
    }

    public static string? Refusal<T>() => Bind<T>().Reason?.ToString();

    private static Binding<T> Bind<T>() => new GridSerializer<FlatBuffersFormat>(new CompiledAccess(), _ => null).Bind<T>();

    private static class Codec<T> { public static readonly IObjectCodec<T> Instance = (IObjectCodec<T>)Bind<T>().Codec!; }
}
