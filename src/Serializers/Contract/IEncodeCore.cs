namespace SerBench.Serializers.Contract;

// The writing half of a core. Cores are structs, so that the JIT compiles the measured loop for each core alone.
public interface IEncodeCore<T>
{
    // Writes a message to the start of the buffer.
    void Encode(T value, EncodeBuffer buffer);
}
