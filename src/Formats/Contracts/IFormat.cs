namespace SerBench.Formats.Contracts;

/// <summary>A format decides which bytes represent a value. Every format is paired with every access.</summary>
public interface IFormat
{
    /// <summary>The facts of the format.</summary>
    static abstract FormatInfo Info { get; }

    /// <summary>Returns the reason why the format cannot represent a value, or null. Called for every value within a root.</summary>
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

// Marks a format that no list and no selection includes. Reports find its modes by id.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class OnlyByNameAttribute : Attribute;
