namespace SerBench.Serializers.Contract;

public static class CodecMessages
{
    public static byte[] EncodeToArray<T>(this ICodec<T> codec, T value, EncodeBuffer buffer)
    {
        codec.Encode(value, buffer);
        return buffer.ToArray();
    }
}
