namespace SerBench.Model.Tests.DataSets.Rules;

// Encodings without names and headers of objects: borsh, bincode and postcard.
// LengthWidth: the bytes of a length; 0 for a varint, and then for each number of more than a byte.
// EnumWidth: the bytes of an enum; 0 for a varint.
internal sealed record PlainRule(int LengthWidth, int EnumWidth)
{
    private bool IsVariable => LengthWidth == 0;

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
            case { IsOptional: true }:
                output.Byte(node.Value is null ? 0 : 1);
                if (node.Value is not null)
                {
                    Write(output, node.Present);
                }

                break;
            case { IsList: true }:
                Fixed(output, (ulong)node.Count, LengthWidth);
                foreach (DataNode item in node.Items)
                {
                    Write(output, item);
                }

                break;
            case { IsObject: true }:
                foreach ((_, DataNode value) in node.Fields)
                {
                    Write(output, value);
                }

                break;
            case { Value: string text }:
                byte[] utf8 = Encoding.UTF8.GetBytes(text);
                Fixed(output, (ulong)utf8.Length, LengthWidth);
                output.Bytes(utf8);
                break;
            case { Value: float or double }:
                output.LittleEndian(RuleOutput.BitsOf(node.Value), node.Width);
                break;
            case { Type.IsEnum: true }:
                Fixed(output, (ulong)node.Integer, EnumWidth);
                break;
            case { Width: > 1 } when IsVariable:
                output.Varint(node.IsSigned ? (ulong)((node.Integer << 1) ^ (node.Integer >> 63)) : (ulong)node.Integer);
                break;
            default:
                output.LittleEndian((ulong)node.Integer, node.Width);
                break;
        }
    }

    private static void Fixed(RuleOutput output, ulong value, int width)
    {
        if (width == 0)
        {
            output.Varint(value);
        }
        else
        {
            output.LittleEndian(value, width);
        }
    }
}
