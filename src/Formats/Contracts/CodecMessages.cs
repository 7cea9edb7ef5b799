namespace SerBench.Formats.Contracts;

internal static class CodecMessages
{
    /// <summary>Encodes a value into a new array. The buffer can be reused.</summary>
    public static byte[] EncodeToArray<T>(this ICodec<T> codec, T value, EncodeBuffer buffer)
    {
        codec.Encode(value, buffer);
        return buffer.ToArray();
    }
}
