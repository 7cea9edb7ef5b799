namespace SerBench.Generator.Reading;

/// <summary>How a value of a type is written and read.</summary>
/// <param name="Witness">The type that implements <c>IValue</c> for it.</param>
/// <param name="Write">The call that writes it; {0} is the slot, {1} the value.</param>
/// <param name="Read">The call that reads it; {0} is the slot.</param>
internal sealed record ValueModel(string Witness, string Write, string Read)
{
    /// <summary>A value that goes through its witness.</summary>
    public static ValueModel Through(string witness) => new(witness, witness + ".Write(ref writer, {0}, {1})", witness + ".Read(ref reader, {0})");

    /// <summary>A value that has a method of the format to itself.</summary>
    public static ValueModel Direct(string witness, string method, string writeArguments = "", string? readArguments = null) =>
        new(witness, $"writer.Write{method}{writeArguments}({{0}}, {{1}})", $"reader.Read{method}{readArguments ?? writeArguments}({{0}})");
}
