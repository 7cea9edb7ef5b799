namespace SerBench.Formats.Contracts;

/// <summary>The two halves of a view codec as a struct, so that the measured loop around them is compiled for it alone.</summary>
public interface IViewCore<T> : IEncodeCore<T>
{
    ulong Read(ArraySegment<byte> data);

    ulong Expect(T value);
}
