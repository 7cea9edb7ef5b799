using SerBench.Formats;
using SerBench.Formats.Contracts;

namespace SerBench.Extending;

/// <summary>A format names itself, says what it cannot carry, and starts its two halves. This one writes values as they lie in
/// memory.</summary>
public sealed class PlainFormat : IFormat
{
    public static FormatInfo Info { get; } = new("plain", "Plain", Traits.ValidatesInput, "plain.md");

    public static string? Refuse(ValueShape value) => value switch
    {
        { Kind: Kind.Map } => "plain carries no maps",
        { Kind: Kind.Sequence, SequenceKind: SequenceKind.Rectangular } => "plain carries arrays of one dimension only",
        _ => null,
    };

    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new PlainWriter(buffer);
        TBinarizer.Write(ref writer, value);
        writer.Finish();
    }

    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new PlainReader(data);
        T value = TBinarizer.Read(ref reader, TBinarizer.Create());
        reader.Finish();
        return value;
    }
}
