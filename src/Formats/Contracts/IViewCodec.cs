namespace SerBench.Formats.Contracts;

/// <summary>A codec whose decoder reads values in place.</summary>
public interface IViewCodec<T> : ICodec<T>
{
    /// <summary>Reads every leaf in place and adds it to a checksum.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must return for a value.</summary>
    ulong Expect(T value);
}
