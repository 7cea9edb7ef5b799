namespace SerBench.Formats.Tests;

internal static class CodecExtensions
{
    public static byte[] EncodeToArray<T>(this ICodec<T> codec, T value) => codec.EncodeToArray(value, new EncodeBuffer());
}
