using SerBench.Formats.FlatBuffers.Explaining;
using SerBench.Formats.FlatBuffers.Parts;
using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats;

/// <summary><c>flatbuffers</c>: tables of offsets (docs/formats/flatbuffers.md).</summary>
public readonly struct FlatBuffersFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "flatbuffers", "FlatBuffers, ours", Traits.RandomAccess | Traits.SchemaNeeded | Traits.ValidatesInput, "flatbuffers.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => value.Kind switch
    {
        Kind.Sequence when value.Item!.IsNullableValue => "a vector of FlatBuffers cannot hold null",
        Kind.Object when !SchemaReader.IsStruct(value) && SchemaReader.TableOf(value.Type).Size > ObjectSchema.MaxSize =>
            "a table of FlatBuffers takes at most 65,535 bytes",
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

        if (Layout<TBinarizer>.IsStruct)
        {
            Encode<Box<T>, BoxedObject<T, TBinarizer>>(new Box<T>(value), buffer);
            return;
        }

        var output = new OutputCursor(buffer);
        output.Ensure(FlatType.OffsetSize);
        var vtables = default(VTables);
        int end = TablePart.Write<T, TBinarizer>(value, buffer, FlatType.OffsetSize, from: 0, ref vtables, depth: 1);
        output = new OutputCursor(buffer, end);
        buffer.Length = output.Start(room: 0, FlatType.OffsetSize);
    }

    /// <inheritdoc/>
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (Layout<TBinarizer>.IsStruct)
        {
            return Decode<Box<T>, BoxedObject<T, TBinarizer>>(data).Content!;
        }

        var state = default(MessageState);
        var message = new Message(data, ref state);
        T value = TablePart.Read<T, TBinarizer>(in message, from: 0, depth: 1);
        message.ExpectEnd();
        return value;
    }

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => FlatExplainer.Explain(message, anatomy);
}
