namespace SerBench.Serializers.Racing;

// A mode by the package's shortest call, Serialize(value, EncodeBuffer): dense/generated:own-buffer. Libraries have no such buffer, so the
// other rows of the package write to a buffer writer. No list shows this one.
public sealed class OwnBufferSerializer(ISerializer inner) : ISerializer, IHasOrigin
{
    public const string Suffix = ":own-buffer";

    public string Id => inner.Id + Suffix;

    public string Title => $"{inner.Title}, into the package's own buffer";

    public SerializerFamily Family => inner.Family;

    public Traits Traits => inner.Traits;

    public Assembly Library => ((IHasOrigin)inner).Library;

    public Binding<T> Bind<T>()
    {
        Binding<T> binding = inner.Bind<T>();
        return binding.Codec is IObjectCodec<T> codec ? Binding<T>.To(new OwnBufferCodec<T>(codec)) : binding;
    }

    private sealed class OwnBufferCodec<T>(IObjectCodec<T> codec) : IObjectCodec<T>, IPreparedCodec<T>
    {
        public CodecShape Shape => CodecShape.Object;

        public void Check(T value) => codec.Check(value);

        public void Encode(T value, EncodeBuffer buffer) => codec.Encode(value, buffer);

        public T Decode(ArraySegment<byte> data) => codec.Decode(data);

        IWorkload IPreparedCodec<T>.Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
            codec.PrepareUnencoded(values, touch, areEqual).UseOwnBuffer();
    }
}
