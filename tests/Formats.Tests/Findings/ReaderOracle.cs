using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Formats.Tests.Findings;

// Judges what a serializer does with any bytes as messages of one type (SECURITY.md).
internal interface IReaderOracle
{
    IEnumerable<byte[]> Messages { get; }

    Verdict Judge(byte[] message);

    // The parts of a message; none if it is refused, or the format does not explain itself.
    IReadOnlyList<Part> PartsOf(byte[] message);
}

// Makes the oracle of a serializer and a type; null if the serializer refuses the type.
internal sealed class ReaderOracles(ISerializer serializer) : IModelVisitor<IReaderOracle?>
{
    public IReaderOracle? Visit<T>(IModel<T> model) =>
        serializer.Bind<T>().Codec is { } codec and (IObjectCodec<T> or IViewCodec<T>)
            ? new ReaderOracle<T>(serializer, model, codec)
            : null;
}

internal sealed class ReaderOracle<T> : IReaderOracle
{
    private const int FreeBytes = 8192;
    private const int MostValues = 16;
    private const int LongestCompared = 1024;
    private const int PlaceInTable = 24;

    // A list of objects that wait has just grown: it is half empty, and the lists before it are as long together.
    private const int PlaceInChain = 96;
    private const int Header = 16;

    // Compression states its memory apart from the formats (docs/formats/compression.md).
    private const int OfCompressed = 4096;

    private readonly IModel<T> _model;
    private readonly ICodec<T> _codec;
    private readonly Action<MessageShape, Anatomy>? _explain;
    private readonly MessageShape _shape;
    private readonly EncodeBuffer _buffer = new();
    private readonly int _perByte;
    private readonly bool _canShare;

    public ReaderOracle(ISerializer serializer, IModel<T> model, ICodec<T> codec)
    {
        (_model, _codec, _canShare) = (model, codec, serializer.Id.StartsWith("flatbuffers", StringComparison.Ordinal));
        _shape = new MessageShape(typeof(T), (serializer as IGridMode)?.Access);
        _explain = serializer is IExplainedSerializer { CanExplain: true } and IGridMode
            ? serializer.GetType().GetGenericArguments()[0]
                .GetMethod(nameof(IExplainedFormat.Explain), [typeof(MessageShape), typeof(Anatomy)])!
                .CreateDelegate<Action<MessageShape, Anatomy>>()
            : null;
        _perByte = serializer is IStatesMemory { BytesPerByte: { } stated } ? stated
            : serializer.Family == SerializerFamily.Compressed ? OfCompressed
            : FormatInfo.UsualMemory;
        if (model.GetType().Assembly == GetType().Assembly)
        {
            // The factor is stated for the models. A message of another type may take twice as much, twice as much as one of its writer, or
            // its largest item for a byte.
            double most = Messages
                .Select(message => Verdict.Of<WireFormatException>(message, Read, FreeBytes, int.MaxValue).Factor)
                .DefaultIfEmpty().Max();
            _perByte = Math.Max(2 * Math.Max(_perByte, (int)most), LargestItemOf(typeof(T), []));
        }

        // What is allocated once for a type is no memory of a message.
        foreach (byte[] message in Messages)
        {
            Judge(message);
            Judge(message[..(message.Length / 2)]);
        }
    }

    public IEnumerable<byte[]> Messages => _model.Scenarios.Where(scenario => scenario.Name != "published")
        .SelectMany(scenario => _model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, MostValues)))
        .Select(TryEncode).OfType<byte[]>();

    public Verdict Judge(byte[] message)
    {
        Verdict verdict = Verdict.Of<WireFormatException>(message, Read, FreeBytes, _perByte);
        if (verdict.Fault is not null || message.Length > LongestCompared)
        {
            return verdict;
        }

        string? difference = null;
        Verdict compared = Verdict.Of<WireFormatException>(message, _ => difference = Compare(message), FreeBytes, int.MaxValue);
        return compared.Fault is not null ? compared : verdict with { Fault = difference, Detail = difference };
    }

    public IReadOnlyList<Part> PartsOf(byte[] message)
    {
        // What the reader refuses is not given to the explainer, which relies on it.
        var anatomy = new Anatomy(message);
        if (TryDecode(message, out _))
        {
            TryExplain(anatomy);
        }

        return [.. anatomy.Parts.OrderBy(part => part.Offset)];
    }

    // The size of the largest struct that a type reaches, with its place in a table.
    private static int LargestItemOf(Type type, HashSet<Type> known) => !known.Add(type) ? 0
        : type.GetFields(BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public).Select(field => field.FieldType)
            .Concat(type.IsGenericType ? type.GetGenericArguments() : []).Append(type.GetElementType()).OfType<Type>()
            .Select(part => LargestItemOf(part, known))
            .Append(type is { IsValueType: true, ContainsGenericParameters: false } ? RuntimeHelpers.SizeOf(type.TypeHandle) + PlaceInTable
                : type.IsNested
                    ? Header + (IntPtr.Size * type.GetFields(BindingFlags.Instance | BindingFlags.NonPublic).Length) + PlaceInChain
                    : 0).Max();

    private void Read(byte[] message)
    {
        if (_codec is IObjectCodec<T> objects)
        {
            objects.Decode(message);
        }
        else
        {
            ((IViewCodec<T>)_codec).Read(message);
        }
    }

    // What is read can be written and read again, unless the format refuses to write it. It can be explained, unless bytes of it have two
    // names.
    private string? Compare(byte[] message) => !TryDecode(message, out T? value) ? null
        : TryEncode(value) is { } written && !TryDecode(written, out _) ? "not read again"
        : !TryExplain(new Anatomy(message)) && !_canShare ? "not explained"
        : null;

    private bool TryExplain(Anatomy anatomy)
    {
        try
        {
            _explain?.Invoke(_shape, anatomy);
            _ = _explain is null ? anatomy : anatomy.Complete();
            return true;
        }
        catch (WireFormatException)
        {
            return false;
        }
    }

    private bool TryDecode(byte[] message, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        try
        {
            value = _codec is IObjectCodec<T> objects ? objects.Decode(message) : default;
            return value is not null;
        }
        catch (WireFormatException)
        {
            return false;
        }
    }

    private byte[]? TryEncode(T value)
    {
        try
        {
            _codec.Encode(value, _buffer);
            return _buffer.ToArray();
        }
        catch (UnsupportedValueException)
        {
            return null;
        }
    }
}
