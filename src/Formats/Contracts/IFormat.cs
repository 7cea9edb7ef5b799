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
    /// them, can give it <see cref="object"/> for <c>T</c> and a witness for that, and no call is looked up at run time (docs/decisions/0008).
    /// </summary>
    static virtual bool IsErased => false;

    /// <summary>Reads one message that takes all of <paramref name="data"/>.</summary>
    static abstract T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>;
}
