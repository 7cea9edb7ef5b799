using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

// Compresses each message alone (docs/formats/compression.md).
public sealed class CompressedSerializer(ISerializer inner, ICompressor compressor) : ISerializer, IHasOrigin
{
    public const char Mark = '+';

    private const Traits Lost = Traits.SelfDescribing | Traits.RandomAccess | Traits.ZeroCopy;

    public ISerializer Inner => inner;

    public bool NeedsTraining => compressor is ILearningCompressor { DictionaryLength: 0 };

    public int DictionaryLength => (compressor as ILearningCompressor)?.DictionaryLength ?? 0;

    public string Id => $"{inner.Id}{Mark}{compressor.Id}";

    public string Title => $"{inner.Title}, {compressor.Id}";

    public SerializerFamily Family => SerializerFamily.Compressed;

    public Traits Traits => inner.Traits & ~Lost;

    public Assembly Library => ((inner as IHasOrigin) ?? (compressor as IHasOrigin))?.Library ?? inner.GetType().Assembly;

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
            IObjectCodec<T> objects => Binding<T>.To(new CompressedObjects<T>(objects, compressor)),
            IViewCodec<T> view => Binding<T>.To(new CompressedView<T>(view, compressor)),
            _ => new Unsupported(typeof(T).Name, $"{inner.Id} has a size only; how it compresses stands in the columns of sizes"),
        };
    }
}

// Timed loops call the library and the compressor without conversions and checks.
internal abstract class CompressedCodec<T>(ICodec<T> inner, ICompressor compressor) : ICodec<T>, IPreparedCodec<T>
{
    private readonly CompressedBuffer _buffer = new(compressor);

    public CodecShape Shape => inner.Shape;

    public void Check(T value) => inner.Check(value);

    public void Encode(T value, EncodeBuffer buffer)
    {
        inner.Encode(value, _buffer.Plain);
        _buffer.Write(buffer);
    }

    protected ArraySegment<byte> ReadPlain(ArraySegment<byte> data) => _buffer.Read(data);

    IWorkload IPreparedCodec<T>.Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
        inner.PrepareChecked(values, touch, areEqual) is ICodecWorkload loops ? loops.Compress(compressor)
            : throw new NotSupportedException("These loops have no form with compressed messages.");
}

internal sealed class CompressedObjects<T>(IObjectCodec<T> inner, ICompressor compressor)
    : CompressedCodec<T>(inner, compressor), IObjectCodec<T>
{
    private readonly IObjectCodec<T> _inner = inner;

    public T Decode(ArraySegment<byte> data) => _inner.Decode(ReadPlain(data));
}

internal sealed class CompressedView<T>(IViewCodec<T> inner, ICompressor compressor) : CompressedCodec<T>(inner, compressor), IViewCodec<T>
{
    private readonly IViewCodec<T> _inner = inner;

    public ulong Read(ArraySegment<byte> data) => _inner.Read(ReadPlain(data));

    public ulong Expect(T value) => _inner.Expect(value);
}
