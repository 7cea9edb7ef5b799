namespace SerBench.Serializers.Contract;

// A reader that states the most memory it takes on the models of this project: 4 KiB, and BytesPerByte for each byte of input. The
// exception that refuses a message takes up to TraceBytesPerCall more for each call on the stack.
public interface IStatesMemory
{
    // An exception's trace, with the old arrays of its doubling.
    const int TraceBytesPerCall = 256;

    int? BytesPerByte { get; }
}
