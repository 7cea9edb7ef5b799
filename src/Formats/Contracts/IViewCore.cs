namespace SerBench.Formats.Contracts;

/// <summary>The struct in a codec that reads in place.</summary>
public interface IViewCore<T> : IEncodeCore<T>
{
    /// <summary>Computes a checksum of all values, in place.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must return.</summary>
    ulong Expect(T value);
}
