using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Says what each byte of a message is (docs/formats/dense.md). A boolean and the width of an integer are bits of a header.</summary>
internal ref partial struct DenseExplainer
{
    private readonly MessageShape _message;
    private MarkingCursor _cursor;
    private int _depth;

    private DenseExplainer(MessageShape message, Anatomy anatomy)
    {
        _message = message;
        _cursor = new MarkingCursor(anatomy);
    }

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new DenseExplainer(message, anatomy);
        explainer._cursor.Take<byte>(PartKind.Header, PartName.Root.Detail("version"));
        explainer.ExplainObject(PartName.Root, message.Root.Type);
    }

    private void ExplainObject(PartName name, Type type)
    {
        if (++_depth > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            WireFormatException.ThrowTooDeep(_cursor.Input.Position);
        }

        Shape shape = _message.FieldsOf(type, FieldOrder.FixedFirst);
        ReadOnlySpan<byte> header = _cursor.Input.ReadBytes(new DenseShape(shape).HeaderLength);
        _cursor.Mark(PartKind.Header, name.Detail("presence, booleans and widths"), Convert.ToHexString(header));
        ExplainBlock(name, shape);
        ExplainRest(name, shape, header);
        _depth--;
    }

    private void ExplainBlock(PartName name, Shape shape)
    {
        foreach (Field field in shape.Fields)
        {
            if (!field.Value.IsNullableValue && DenseShape.BlockLength(field.Value.Kind, field.Value.Type) > 0)
            {
                ExplainFixed(name.Field(field.Name), field.Value);
            }
        }
    }

    private void ExplainRest(PartName name, Shape shape, ReadOnlySpan<byte> header)
    {
        int bit = 0;
        foreach (Field field in shape.Fields)
        {
            int[] codes = DenseShape.HeaderCodes(field.Value);
            bool isPresent = codes[0] == 0 || TakeBits(header, ref bit, codes[0]) != 0;
            int code = codes[1] == 0 ? 0 : TakeBits(header, ref bit, codes[1]);
            if (isPresent && field.Value.Kind != Kind.Boolean)
            {
                ExplainField(name.Field(field.Name), field.Value, code + 1);
            }
        }
    }

    private void ExplainField(PartName name, ValueShape value, int width)
    {
        if (value.Kind >= Kind.String)
        {
            ExplainUnbounded(name, value);
        }
        else if (DenseShape.MaxIntegerWidth(value) > 0)
        {
            ExplainInteger(name, value, width);
        }
        else if (value.IsNullableValue)
        {
            ExplainFixed(name, value);
        }
    }

    /// <summary>Bits of the header; none of a field's codes lies across two words.</summary>
    private static int TakeBits(ReadOnlySpan<byte> header, ref int bit, int count)
    {
        int inWord = bit % DenseShape.WordBits;
        bit += inWord + count > DenseShape.WordBits ? DenseShape.WordBits - inWord : 0;
        int code = 0;
        for (int i = 0; i < count; i++, bit++)
        {
            code |= ((header[bit >> 3] >> (bit & 7)) & 1) << i;
        }

        return code;
    }
}
