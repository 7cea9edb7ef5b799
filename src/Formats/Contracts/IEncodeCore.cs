namespace SerBench.Formats.Contracts;

/// <summary>The writing half of a core. Cores are structs, so that the JIT compiles the measured loop for each core alone.</summary>
public interface IEncodeCore<T>
{
    /// <summary>Writes a message to the start of the buffer.</summary>
    void Encode(T value, EncodeBuffer buffer);
}
