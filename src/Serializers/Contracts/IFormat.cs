namespace SerBench.Serializers.Contracts;

/// <summary>Which bytes stand for a value. A format is a stateless type; it is found by discovery and paired with every access.</summary>
public interface IFormat
{
    static abstract FormatInfo Info { get; }

    /// <summary>Why the format cannot carry a value of this type, or null when it can. Asked for every value reachable from a root.</summary>
    static abstract string? Refuse(ValueShape value);

    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    static abstract void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>Whether the erased methods are there: optional, as those of <see cref="IWitness"/> are and for the same reason.</summary>
    static virtual bool IsErased => false;

    /// <summary><see cref="Encode"/> of a class whose witness has erased methods; the value is of that class.</summary>
    static virtual void EncodeErased<TBinarizer>(object value, EncodeBuffer buffer)
        where TBinarizer : struct, IWitness => throw new NotSupportedException();

    /// <summary><see cref="Decode"/> of a class whose witness has erased methods.</summary>
    static virtual object DecodeErased<TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IWitness => throw new NotSupportedException();

    /// <summary>Reads one message that takes all of <paramref name="data"/>.</summary>
    static abstract T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>;
}
