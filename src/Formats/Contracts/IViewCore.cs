namespace SerBench.Formats.Contracts;

/// <summary>The core of a codec that reads in place: a struct, like <see cref="IEncodeCore{T}"/>.</summary>
public interface IViewCore<T> : IEncodeCore<T>
{
    /// <summary>Adds every leaf to a checksum, in place.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must return.</summary>
    ulong Expect(T value);
}
