using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

// Messages are compressed one by one: ignite/compiled+lz4 (docs/formats/compression.md).
public sealed class CompressedSerializer(ISerializer inner, ICompressor compressor) : ISerializer, IHasOrigin
{
    public const char Mark = '+';

    // A compressed message cannot be read or searched in place.
    private const Traits Lost = Traits.SelfDescribing | Traits.RandomAccess | Traits.ZeroCopy;

    public ISerializer Inner => inner;

    public bool NeedsTraining => compressor is ILearningCompressor { DictionaryLength: 0 };

    public int DictionaryLength => (compressor as ILearningCompressor)?.DictionaryLength ?? 0;

    public string Id => $"{inner.Id}{Mark}{compressor.Id}";

    public string Title => $"{inner.Title}, {compressor.Id}";

    public SerializerFamily Family => SerializerFamily.Compressed;

    public Traits Traits => inner.Traits & ~Lost;

    public Assembly Library => ((inner as IHasOrigin) ?? (compressor as IHasOrigin))?.Library ?? inner.GetType().Assembly;

    // Null if the compressor learns nothing from the messages of these values.
    public CompressedSerializer? LearnFrom<T>(T[] values)
    {
        var buffer = new EncodeBuffer();
        return inner.Bind<T>().Codec is { } codec
            && ((ILearningCompressor)compressor).Learn([.. values.Select(value => codec.EncodeToArray(value, buffer))]) is { } learned
            ? new CompressedSerializer(inner, learned)
            : null;
    }

    public Binding<T> Bind<T>()
    {
        Binding<T> binding = inner.Bind<T>();
        if (NeedsTraining && binding.Codec is not null)
        {
            return new Unsupported(typeof(T).Name, $"{compressor.Id} has to learn from other messages first, as sizes and run let it");
        }

        return binding.Codec switch
        {
            null => binding,
            IObjectCodec<T> objects =>
                Binding<T>.To(new ObjectCodec<T, CompressedObjectCore<T>>(new CompressedObjectCore<T>(objects, compressor), objects.Check)),
            IViewCodec<T> view =>
                Binding<T>.To(new ViewCodec<T, CompressedViewCore<T>>(new CompressedViewCore<T>(view, compressor), view.Check)),
            _ => new Unsupported(typeof(T).Name, $"{inner.Id} has a size only; how it compresses stands in the columns of sizes"),
        };
    }
}

internal readonly struct CompressedObjectCore<T>(IObjectCodec<T> inner, ICompressor compressor) : IObjectCore<T>
{
    private readonly UncompressedMessage<T> _plain = new(inner, compressor);

    public void Encode(T value, EncodeBuffer buffer) => _plain.Write(value, buffer);

    public T Decode(ArraySegment<byte> data) => inner.Decode(_plain.Read(data));
}

internal readonly struct CompressedViewCore<T>(IViewCodec<T> inner, ICompressor compressor) : IViewCore<T>
{
    private readonly UncompressedMessage<T> _plain = new(inner, compressor);

    public void Encode(T value, EncodeBuffer buffer) => _plain.Write(value, buffer);

    public ulong Read(ArraySegment<byte> data) => inner.Read(_plain.Read(data));

    public ulong Expect(T value) => inner.Expect(value);
}

internal readonly struct UncompressedMessage<T>(ICodec<T> inner, ICompressor compressor)
{
    private readonly EncodeBuffer _plain = new();

    public void Write(T value, EncodeBuffer buffer)
    {
        inner.EncodeChecked(value, _plain);
        CompressedMessage.Write(compressor, _plain.Written, buffer);
    }

    public ArraySegment<byte> Read(ArraySegment<byte> data)
    {
        CompressedMessage.Read(compressor, data, _plain);
        return new ArraySegment<byte>(_plain.Bytes, 0, _plain.Length);
    }
}
