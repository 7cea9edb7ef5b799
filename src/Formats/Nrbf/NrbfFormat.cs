using System.Runtime.Serialization;
using SerBench.Formats.Nrbf;
using SerBench.Formats.Nrbf.Explaining;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats;

/// <summary><c>nrbf</c>: MS-NRBF, the format of .NET's BinaryFormatter (docs/formats/nrbf.md). The reader creates only objects of declared
/// types.</summary>
public readonly struct NrbfFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "nrbf", "NRBF, ours", Traits.SelfDescribing | Traits.Graph | Traits.ValidatesInput | Traits.SameType, "nrbf.md", BytesPerByte: 128);

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => value switch
    {
        { Declared: not null } => "no mapping here, because BinaryFormatter writes the private fields and the actual class of such a value",
        { Kind: Kind.DateOnly or Kind.TimeOnly } => $"{value.Type.Name} is not serializable in .NET",
        { Kind: Kind.Object } => Refuse(value.Type),
        { Kind: Kind.Sequence, SequenceKind: SequenceKind.Rectangular } when value.Type.GetArrayRank() == 1 =>
            "arrays of one dimension must start at index 0",
        _ => null,
    };

    /// <inheritdoc/>
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        WriterState state = WriterState.Rent();
        var writer = new NrbfWriter<InOrder>(buffer, state);
        writer.WriteMessage<T, TBinarizer>(value);
        state.Return();
    }

    /// <inheritdoc/>
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        ReaderState state = ReaderState.Rent(data.Length);
        try
        {
            var reader = new NrbfReader<InOrder>(data, state);
            return reader.ReadMessage<T, TBinarizer>();
        }
        finally
        {
            state.Return();
        }
    }

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => NrbfExplainer.Explain(message, anatomy);

    private static string? Refuse(Type type)
    {
#pragma warning disable SYSLIB0050 // Obsolete together with BinaryFormatter, whose rules these are.
        return !SerializableMembers.Ancestors(type).Prepend(type).All(level => level.IsSerializable)
            ? $"{type.Name} or a base class of it is not marked [Serializable], which BinaryFormatter insists on"
            : type.IsAssignableTo(typeof(ISerializable)) ? $"{type.Name} decides by its own code what is written (ISerializable)"
            : type.IsAssignableTo(typeof(IDeserializationCallback)) || type.IsAssignableTo(typeof(IObjectReference))
                || SerializationCallbacks.Exist(type)
                ? $"{type.Name} runs code of its own when it is serialized"
            : null;
#pragma warning restore SYSLIB0050
    }
}
