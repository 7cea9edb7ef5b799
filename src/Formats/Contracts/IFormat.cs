namespace SerBench.Formats.Contracts;

/// <summary>A format: it decides which bytes represent a value. A format is a stateless type. Discovery finds it and pairs it with every
/// access.</summary>
public interface IFormat
{
    /// <summary>The id, the title and the traits of the format.</summary>
    static abstract FormatInfo Info { get; }

    /// <summary>Returns the reason why the format cannot carry a value of this type; null if it can. Called for every value within a
    /// root.</summary>
    static abstract string? Refuse(ValueShape value);

    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    static abstract void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>True if the format uses only the witness and never <c>T</c>. The runtime compiles code over classes once for all classes,
    /// and such code looks calls up at run time. It can pass <see cref="object"/> for <c>T</c>, with a witness for it, to avoid that
    /// (docs/decisions/0006).</summary>
    static virtual bool IsErased => false;

    /// <summary>Decodes one message that takes all of <paramref name="data"/>.</summary>
    static abstract T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>;
}

/// <summary>Marks a format that is in no list and no selection. Its modes are found only by id, where a report needs them.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class OnlyByNameAttribute : Attribute;
