using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

/// <summary>A serializer whose messages are compressed one by one: <c>ignite/compiled+lz4</c>.</summary>
/// <remarks>docs/formats/compression.md</remarks>
public sealed class CompressedSerializer(ISerializer inner, ICompressor compressor) : ISerializer, IHasOrigin
{
    /// <summary>The separator between the id of the serializer and that of the compressor.</summary>
    public const char Mark = '+';

    // A compressed message cannot be read or searched in place.
    private const Traits Lost = Traits.SelfDescribing | Traits.RandomAccess | Traits.ZeroCopy;

    public ISerializer Inner => inner;

    /// <summary>True if the compressor has to learn from messages first (<see cref="LearnFrom"/>).</summary>
    public bool NeedsTraining => compressor is ILearningCompressor { DictionaryLength: 0 };

    /// <summary>The length of the learned dictionary in bytes; 0 if there is none.</summary>
    public int DictionaryLength => (compressor as ILearningCompressor)?.DictionaryLength ?? 0;

    public string Id => $"{inner.Id}{Mark}{compressor.Id}";

    public string Title => $"{inner.Title}, {compressor.Id}";

    public SerializerFamily Family => SerializerFamily.Compressed;

    public Traits Traits => inner.Traits & ~Lost;

    public Assembly Library => ((inner as IHasOrigin) ?? (compressor as IHasOrigin))?.Library ?? inner.GetType().Assembly;

    /// <summary>A serializer whose compressor has learned from the messages of these values; null if it learns nothing from them.</summary>
    public CompressedSerializer? LearnFrom<T>(T[] values)
    {
        var buffer = new EncodeBuffer();
        return inner.Bind<T>().Codec is { } codec && ((ILearningCompressor)compressor).Learn([.. values.Select(value => codec.EncodeToArray(value, buffer))]) is { } learned
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

/// <summary>The message before it is compressed, and after it is unpacked.</summary>
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
