namespace SerBench.Formats.Contracts;

/// <summary>A codec, or the reason why there is none.</summary>
/// <param name="Codec">The codec, or null.</param>
/// <param name="Reason">The reason, or null.</param>
public readonly record struct Binding<T>(ICodec<T>? Codec, Unsupported? Reason)
{
    /// <summary>A binding without a codec.</summary>
    public static implicit operator Binding<T>(Unsupported reason) => new(null, reason);

    /// <summary>A binding with a codec.</summary>
    public static Binding<T> To(ICodec<T> codec) => new(codec, null);
}
