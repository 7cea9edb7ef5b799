namespace SerBench.Formats.Contracts;

/// <summary>
/// The witness of a value of any type: which method of the writer and reader it goes through. Witnesses compose, so a list of
/// nullable structs needs no code of its own.
/// </summary>
public interface IValue<T>
{
    static abstract void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct;

    static abstract T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct;
}
