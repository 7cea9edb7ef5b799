namespace SerBench.Formats.Contracts;

/// <summary>A codec whose decoder reads values in place.</summary>
public interface IViewCodec<T> : ICodec<T>
{
    /// <summary>Computes a checksum of all values, in place.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must return.</summary>
    ulong Expect(T value);
}
