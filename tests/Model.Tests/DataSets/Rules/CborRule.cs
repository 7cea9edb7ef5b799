namespace SerBench.Model.Tests.DataSets.Rules;

// How an encoding of CBOR writes objects and enums.
internal enum CborStyle
{
    // Maps by name, enums as names, floats in the shortest form that keeps the value: ciborium.
    ShortFloats,

    // The same, but floats keep their width: cbor4ii.
    Names,

    // Arrays, enums as a number and an empty array: minicbor.
    Indexed,

    // Arrays of no stated length, enums as names: Jackson.
    OpenArrays,
}

// CBOR.
internal static class CborRule
{
    private const int Unsigned = 0;
    private const int Negative = 1;
    private const int Text = 3;
    private const int Array = 4;
    private const int Map = 5;

    public static byte[] Encode(DataNode root, CborStyle style)
    {
        var output = new RuleOutput();
        Write(output, root, style);
        return output.ToArray();
    }

    private static void Write(RuleOutput output, DataNode node, CborStyle style)
    {
        switch (node)
        {
            case { Value: null }:
                output.Byte(0xF6);
                break;
            case { IsList: true }:
                Head(output, Array, (ulong)node.Count);
                foreach (DataNode item in node.Items)
                {
                    Write(output, item, style);
                }

                break;
            case { IsObject: true }:
                WriteObject(output, node, style);
                break;
            case { Value: string text }:
                WriteText(output, text);
                break;
            case { Type.IsEnum: true } when style == CborStyle.Indexed:
                Head(output, Array, 2);
                Head(output, Unsigned, (ulong)node.Integer);
                Head(output, Array, 0);
                break;
            case { Type.IsEnum: true }:
                WriteText(output, node.EnumName);
                break;
            case { Value: bool flag }:
                output.Byte(flag ? 0xF5 : 0xF4);
                break;
            case { Value: float or double }:
                WriteFloat(output, node.Value, style == CborStyle.ShortFloats);
                break;
            case { Integer: < 0, IsSigned: true }:
                Head(output, Negative, (ulong)~node.Integer);
                break;
            default:
                Head(output, Unsigned, (ulong)node.Integer);
                break;
        }
    }

    private static void WriteObject(RuleOutput output, DataNode node, CborStyle style)
    {
        IReadOnlyList<(string Name, DataNode Value)> fields = node.Fields;
        bool isMap = !node.IsTuple && style is CborStyle.ShortFloats or CborStyle.Names;
        if (style == CborStyle.OpenArrays)
        {
            output.Byte(0x9F);
        }
        else
        {
            Head(output, isMap ? Map : Array, (ulong)fields.Count);
        }

        foreach ((string name, DataNode value) in fields)
        {
            if (isMap)
            {
                WriteText(output, name);
            }

            Write(output, value, style);
        }

        if (style == CborStyle.OpenArrays)
        {
            output.Byte(0xFF);
        }
    }

    private static void WriteFloat(RuleOutput output, object value, bool isShort)
    {
        double number = Convert.ToDouble(value);
        if (isShort && (double)(Half)number == number)
        {
            output.Byte(0xF9);
            output.BigEndian(BitConverter.HalfToUInt16Bits((Half)number), 2);
        }
        else if (value is float || (isShort && (float)number == number))
        {
            output.Byte(0xFA);
            output.BigEndian(BitConverter.SingleToUInt32Bits((float)number), 4);
        }
        else
        {
            output.Byte(0xFB);
            output.BigEndian(BitConverter.DoubleToUInt64Bits(number), 8);
        }
    }

    private static void WriteText(RuleOutput output, string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        Head(output, Text, (ulong)utf8.Length);
        output.Bytes(utf8);
    }

    private static void Head(RuleOutput output, int major, ulong value)
    {
        int width = value < 24 ? 0 : value <= byte.MaxValue ? 1 : value <= ushort.MaxValue ? 2 : value <= uint.MaxValue ? 4 : 8;
        output.Byte((major << 5) | (width switch { 0 => (int)value, 1 => 24, 2 => 25, 4 => 26, _ => 27 }));
        output.BigEndian(value, width);
    }
}
