namespace SerBench.Generator.Tests.Wild;

/// <summary>A serializer bound to a type that is not known at compile time.</summary>
internal interface IWildPair
{
    string Id { get; }

    Unsupported? Refusal { get; }

    /// <summary>The message of a value; null if the serializer refuses the value, which it must do with its own exception.</summary>
    byte[]? Encode(object value);

    object Decode(byte[] message);

    /// <summary>Explains a message, if the format can explain; throws if a byte is left out or named twice.</summary>
    void Explain(byte[] message);

    /// <summary>For each object type reached, the numbers of its fields in the order of visiting.</summary>
    string OrderOfFields(FieldOrder preferred);
}
