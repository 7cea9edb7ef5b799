namespace SerBench.Formats.Contracts;

/// <summary>Decides which bytes represent a value. Works with every <see cref="IAccess"/>, a way of reaching fields.</summary>
public interface IFormat
{
    /// <summary>The name and properties of the format.</summary>
    static abstract FormatInfo Info { get; }

    /// <summary>Returns the reason why the format cannot represent a value, or null. Called for every value in a message's type.</summary>
    static abstract string? Refuse(ValueShape value);

    /// <summary>Writes a message to the start of the buffer.</summary>
    static abstract void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>True if the format uses only the binarizer, never <c>T</c>. The caller can then pass <see cref="object"/> for <c>T</c>,
    /// which avoids run-time lookups in code shared by all classes (docs/decisions/0006).</summary>
    static virtual bool IsErased => false;

    /// <summary>Decodes a message that takes all of the data.</summary>
    static abstract T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>;
}

// Marks a format that lists leave out.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class OnlyByNameAttribute : Attribute;
