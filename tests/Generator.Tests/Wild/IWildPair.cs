namespace SerBench.Generator.Tests.Wild;

// A serializer bound to a type that is not known at compile time.
internal interface IWildPair
{
    string Id { get; }

    Unsupported? Refusal { get; }

    // The message of a value; null if the serializer refuses the value, which it must do with its own exception.
    byte[]? Encode(object value);

    object Decode(byte[] message);

    // Explains a message, if the format can explain; throws if a byte is left out or named twice.
    void Explain(byte[] message);

    // For each object type reached, the numbers of its fields in the order of visiting.
    string OrderOfFields(FieldOrder preferred);
}
