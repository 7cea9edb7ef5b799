namespace SerBench.Formats.Contracts;

/// <summary>A reader that states the most memory it takes for the benchmark's types: 4 KiB, and <see cref="BytesPerByte"/> bytes for
/// each byte of input. The exception that refuses a message takes up to <see cref="TraceBytesPerCall"/> more for each call on the
/// stack.</summary>
public interface IStatesMemory
{
    /// <summary>The most bytes of an exception's trace for each call, with the arrays that the trace outgrew.</summary>
    const int TraceBytesPerCall = 256;

    /// <summary>The usual figure: a message of one byte may become an object of up to 64 bytes.</summary>
    const int Usual = 64;

    /// <summary>The most bytes of memory per byte of input; null if the reader states none.</summary>
    int? BytesPerByte { get; }
}
