namespace SerBench.Formats.Values;

/// <summary>Writes and reads T as a type that formats support.</summary>
public readonly struct SurrogateValue<T, TCarrier, TSurrogate, TWitness> : IValue<T>
    where TSurrogate : struct, ISurrogate<T, TCarrier>
    where TWitness : struct, IValue<TCarrier>
{
    /// <inheritdoc/>
    public static void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct =>
            TWitness.Write(ref writer, slot, Surrogate.Carry<T, TCarrier, TSurrogate>(value));

    /// <inheritdoc/>
    public static T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct
    {
        TCarrier carrier = TWitness.Read(ref reader, slot);
        return Surrogate.Restore<T, TCarrier, TSurrogate>(carrier, reader.Position);
    }
}
