namespace SerBench.Formats.Contracts;

/// <summary>Encodes for a codec. Implementers are structs, so that the JIT compiles the measured loop for each alone.</summary>
public interface IEncodeCore<T>
{
    /// <summary>Writes a message to the start of the buffer.</summary>
    void Encode(T value, EncodeBuffer buffer);
}
