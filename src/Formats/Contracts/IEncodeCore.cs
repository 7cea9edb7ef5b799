namespace SerBench.Formats.Contracts;

/// <summary>The writing half of a core: a struct, so that the measured loop around it is compiled for it alone.</summary>
public interface IEncodeCore<T>
{
    /// <summary>Writes a message to the start of <paramref name="buffer"/> and sets its length.</summary>
    void Encode(T value, EncodeBuffer buffer);
}
