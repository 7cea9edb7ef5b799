namespace SerBench.Model.Tests.DataSets.Rules;

// MessagePack as libraries of other languages write it.
// HasEnumNames: true if an enum is the name of its member.
// IsBare: true if objects have no header, bytes are binary, and a wide 16-bit number keeps its width: msgpacker.
// IsOldJava: true for msgpack-java 0.6: a nullable number has a flag behind it, and there is no header for strings of 32 to 255 bytes.
internal sealed record MessagePackRule(bool HasEnumNames, bool IsBare = false, bool IsOldJava = false)
{
    public byte[] Encode(DataNode root)
    {
        var output = new RuleOutput();
        Write(output, root);
        return output.ToArray();
    }

    private void Write(RuleOutput output, DataNode node)
    {
        switch (node)
        {
            case { Value: null }:
                output.Byte(0xC0);
                break;
            case { Value: byte[] bytes } when IsBare:
                Header(output, bytes.Length, 0, 0, 0xC4, 0xC5, 0xC6);
                output.Bytes(bytes);
                break;
            case { IsList: true }:
                Header(output, node.Count, 0x90, 16, 0, 0xDC, 0xDD);
                foreach (DataNode item in node.Items)
                {
                    Write(output, item);
                }

                break;
            case { IsObject: true }:
                WriteObject(output, node.Fields);
                break;
            case { Value: string text }:
                Text(output, text);
                break;
            case { Type.IsEnum: true } when HasEnumNames:
                Text(output, node.EnumName);
                break;
            case { Value: bool flag }:
                output.Byte(flag ? 0xC3 : 0xC2);
                break;
            case { Value: float or double }:
                output.Byte(node.Value is float ? 0xCA : 0xCB);
                output.BigEndian(RuleOutput.BitsOf(node.Value), node.Width);
                break;
            case { Value: short and (< sbyte.MinValue or > sbyte.MaxValue) } when IsBare:
                output.Byte(0xD1);
                output.BigEndian((ulong)node.Integer, 2);
                break;
            default:
                Integer(output, node.Integer, node.Value is ulong);
                break;
        }
    }

    private void WriteObject(RuleOutput output, IReadOnlyList<(string Name, DataNode Value)> fields)
    {
        if (!IsBare)
        {
            Header(output, fields.Count + (IsOldJava ? fields.Count(HasFlag) : 0), 0x90, 16, 0, 0xDC, 0xDD);
        }

        foreach ((string Name, DataNode Value) field in fields)
        {
            Write(output, field.Value);
            if (IsOldJava && HasFlag(field))
            {
                output.Byte(field.Value.Value is null ? 0xC2 : 0xC3);
            }
        }
    }

    private static bool HasFlag((string Name, DataNode Value) field) => field.Value is { IsOptional: true, Type.IsPrimitive: true };

    private void Text(RuleOutput output, string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        Header(output, utf8.Length, 0xA0, 32, IsOldJava ? 0 : 0xD9, 0xDA, 0xDB);
        output.Bytes(utf8);
    }

    private static void Header(RuleOutput output, int length, int tiny, int tinyLimit, int one, int two, int four)
    {
        if (length < tinyLimit)
        {
            output.Byte(tiny | length);
        }
        else if (length <= byte.MaxValue && one != 0)
        {
            Coded(output, one, (ulong)length, 1);
        }
        else
        {
            Coded(output, length <= ushort.MaxValue ? two : four, (ulong)length, length <= ushort.MaxValue ? 2 : 4);
        }
    }

    private static void Integer(RuleOutput output, long value, bool isUnsigned)
    {
        switch (value)
        {
            case >= 0 and <= 0x7F or < 0 and >= -32 when !isUnsigned || value >= 0:
                output.Byte((int)value);
                break;
            case >= 0:
                int width = value <= byte.MaxValue ? 1 : value <= ushort.MaxValue ? 2 : value <= uint.MaxValue ? 4 : 8;
                Coded(output, 0xCC + (width switch { 1 => 0, 2 => 1, 4 => 2, _ => 3 }), (ulong)value, width);
                break;
            case < 0 when isUnsigned:
                Coded(output, 0xCF, (ulong)value, 8);
                break;
            default:
                int needed = value >= sbyte.MinValue ? 1 : value >= short.MinValue ? 2 : value >= int.MinValue ? 4 : 8;
                Coded(output, 0xD0 + (needed switch { 1 => 0, 2 => 1, 4 => 2, _ => 3 }), (ulong)value, needed);
                break;
        }
    }

    private static void Coded(RuleOutput output, int code, ulong value, int width)
    {
        output.Byte(code);
        output.BigEndian(value, width);
    }
}
