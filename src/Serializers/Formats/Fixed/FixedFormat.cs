using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary><c>fixed</c>: a block of values at fixed offsets, then what is variable. Layout: docs/formats/fixed.md.</summary>
public sealed class FixedFormat : IFormat
{
    /// <summary>Block length and version, in front of the root object.</summary>
    internal const int HeaderLength = 2 * sizeof(ushort);

    public static FormatInfo Info { get; } = new(
        "fixed", "Fixed layout", Traits.SchemaNeeded | Traits.RandomAccess | Traits.ValidatesInput, "fixed.md");

    public static string? Refuse(ValueShape value) =>
        value.Kind == Kind.Object && FixedShape.BlockLengthOf(value.Shape) > FixedShape.LongestBlock
            ? $"a block of fixed is at most {FixedShape.LongestBlock} bytes long"
            : null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new FixedWriter<TBinarizer>(new OutputCursor(buffer));
        Binarizer.Write<T, TBinarizer, FixedWriter<TBinarizer>>(ref writer, value);
        writer.Output.Finish();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new FixedReader<TBinarizer>(new InputCursor(data));
        T value = Binarizer.Read<T, TBinarizer, FixedReader<TBinarizer>>(ref reader, Binarizer.Create<T, TBinarizer>());
        reader.ExpectEnd();
        return value;
    }
}
