namespace SerBench.Benchmarks.Tests.Doubles;

public class JsonCodec<T> : IObjectCodec<T>, IPreparedCodec<T>
{
    public CodecShape Shape => CodecShape.Object;

    public virtual void Encode(T value, EncodeBuffer buffer)
    {
        byte[] json = ModelJson.Write(value);
        Put(json, buffer);
    }

    public virtual T Decode(ArraySegment<byte> data)
    {
        try
        {
            return ModelJson.Read<T>(data);
        }
        catch (JsonException exception)
        {
            throw WireFormatException.OfFault(0, exception.Message, exception);
        }
    }

    public virtual IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
        new SimpleWorkload<T>(this, values, data => touch(Decode(data)));

    protected static void Put(ReadOnlySpan<byte> bytes, EncodeBuffer buffer)
    {
        if (buffer.Bytes.Length < bytes.Length)
        {
            buffer.Grow(0, bytes.Length);
        }

        bytes.CopyTo(buffer.Bytes);
        buffer.Length = bytes.Length;
    }
}
