namespace SerBench.Formats.Contracts;

/// <summary>Which bytes stand for a value. A format is a stateless type; it is found by discovery and paired with every access.</summary>
public interface IFormat
{
    static abstract FormatInfo Info { get; }

    /// <summary>Why the format cannot carry a value of this type, or null when it can. Asked for every value reachable from a root.</summary>
    static abstract string? Refuse(ValueShape value);

    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    static abstract void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>
    /// Whether the format looks at the witness alone and never at <c>T</c>. Then code over classes, which the runtime compiles once for all of
    /// them, can give it <see cref="object"/> for <c>T</c> and a witness for that, and no call is looked up at run time (docs/decisions/0006).
    /// </summary>
    static virtual bool IsErased => false;

    /// <summary>Reads one message that takes all of <paramref name="data"/>.</summary>
    static abstract T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>;
}

/// <summary>The facts of a format.</summary>
/// <param name="Id">Public, stable id.</param>
/// <param name="Title">What tables call it.</param>
/// <param name="Traits">What it offers.</param>
/// <param name="Page">Its page below docs/formats.</param>
/// <param name="BytesPerByte">See <see cref="IStatesMemory"/>.</param>
public sealed record FormatInfo(string Id, string Title, Traits Traits, string Page, int BytesPerByte = IStatesMemory.Usual);

/// <summary>A format that can say what each byte of a message is.</summary>
public interface IExplainedFormat : IFormat
{
    /// <summary>
    /// Names every byte of a message once. It reads with the format's own primitives, driven by the shape, and throws
    /// <see cref="WireFormatException"/>, and nothing else, on damaged input.
    /// </summary>
    static abstract void Explain(MessageShape message, Anatomy anatomy);
}

/// <summary>A format that no list shows and no selection takes: its modes are found by id, where a report needs them.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class OnlyByNameAttribute : Attribute;
