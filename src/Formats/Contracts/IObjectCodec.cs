namespace SerBench.Formats.Contracts;

/// <summary>A codec whose decoder builds objects.</summary>
public interface IObjectCodec<T> : ICodec<T>
{
    /// <summary>Decodes a message that takes all of the data.</summary>
    T Decode(ArraySegment<byte> data);
}
