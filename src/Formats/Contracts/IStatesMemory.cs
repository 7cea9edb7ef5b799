namespace SerBench.Formats.Contracts;

/// <summary>A reader that states the most memory it takes on the models of this project: 4 KiB, and <see cref="BytesPerByte"/> bytes for
/// each byte of input. Its page in docs/formats states the same figure, and hostile input is measured against it. The trace of the
/// exception that refuses a message takes up to <see cref="TraceBytesPerCall"/> more for each call on the stack.</summary>
public interface IStatesMemory
{
    /// <summary>The most bytes that the runtime's trace of an exception takes for each call, with the old arrays of its doubling.</summary>
    const int TraceBytesPerCall = 256;

    /// <summary>For most readers: a message of one byte may become an object of up to 64 bytes.</summary>
    const int Usual = 64;

    /// <summary>The bytes of memory per byte of input; null if nothing is stated.</summary>
    int? BytesPerByte { get; }
}
