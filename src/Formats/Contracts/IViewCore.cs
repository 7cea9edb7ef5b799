namespace SerBench.Formats.Contracts;

/// <summary>The core of a codec that reads in place: a struct, so that the measured loops around it are compiled for it alone.</summary>
public interface IViewCore<T> : IEncodeCore<T>
{
    /// <summary>Reads every leaf in place and adds it to a checksum.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must return for a value.</summary>
    ulong Expect(T value);
}
