namespace SerBench.Serializers.Contract;

// A codec, or the reason why there is none.
public readonly record struct Binding<T>(ICodec<T>? Codec, Unsupported? Reason)
{
    public static implicit operator Binding<T>(Unsupported reason) => new(null, reason);

    public static Binding<T> To(ICodec<T> codec) => new(codec, null);
}
