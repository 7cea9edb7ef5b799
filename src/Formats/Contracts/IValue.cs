namespace SerBench.Formats.Contracts;

/// <summary>The functions for a value of any type. Implementations compose, so a list of nullable structs needs no further code.</summary>
public interface IValue<T>
{
    /// <summary>Writes a value to a slot.</summary>
    static abstract void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>Reads a value from a slot.</summary>
    static abstract T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct;
}
