namespace SerBench.Formats.Contracts;

/// <summary>A reader that states the most memory it takes: 4 KiB, and <see cref="BytesPerByte"/> bytes for each byte of input, on the
/// models of this project. Its page in docs/formats states the same figure, and hostile input is measured against it. The trace of the
/// exception that refuses a message comes on top: <see cref="TraceBytesPerCall"/> for each call that the exception leaves.</summary>
public interface IStatesMemory
{
    /// <summary>The most bytes that the runtime's trace of an exception takes for each call. It grows by doubling, and old arrays
    /// count.</summary>
    const int TraceBytesPerCall = 256;

    /// <summary>The figure of most readers: a message of one byte may become an object of up to 64.</summary>
    const int Usual = 64;

    /// <summary>The bytes of memory per byte of input; null if nothing is stated.</summary>
    int? BytesPerByte { get; }
}
