namespace SerBench.Formats.Contracts;

/// <summary>A format decides which bytes represent a value. It is a stateless type. Discovery pairs it with every access.</summary>
public interface IFormat
{
    /// <summary>The id, the title, the traits and the usual order of fields.</summary>
    static abstract FormatInfo Info { get; }

    /// <summary>The reason why the format cannot carry a type, or null. Called for every value within a root.</summary>
    static abstract string? Refuse(ValueShape value);

    /// <summary>Writes a message to the start of <paramref name="buffer"/> and sets its length.</summary>
    static abstract void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>True if the format uses only the witness and never <c>T</c>. The caller can then pass <see cref="object"/> for <c>T</c>,
    /// with a witness for it. Code over classes is compiled once for all classes and would look calls up at run time
    /// (docs/decisions/0006).</summary>
    static virtual bool IsErased => false;

    /// <summary>Decodes a message that takes all of <paramref name="data"/>.</summary>
    static abstract T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>;
}

// Marks a format that is in no list and no selection. A report that needs its modes finds them by id.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class OnlyByNameAttribute : Attribute;
