namespace SerBench.Formats.Contracts;

/// <summary>A codec that reads values where they lie.</summary>
public interface IViewCodec<T> : ICodec<T>
{
    /// <summary>Reads every leaf in place into a checksum.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must give for a value.</summary>
    ulong Expect(T value);
}
