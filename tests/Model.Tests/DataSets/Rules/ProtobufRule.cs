using SerBench.Model.DataSets.MediaContents;

namespace SerBench.Model.Tests.DataSets.Rules;

// Protocol Buffers: proto3, and proto2 with required fields for the data set that has these.
internal static class ProtobufRule
{
    public static byte[] Encode(DataNode root)
    {
        var output = new RuleOutput();
        WriteMessage(output, root, isProto2: root.Value is MediaContent);
        return output.ToArray();
    }

    private static void WriteMessage(RuleOutput output, DataNode message, bool isProto2)
    {
        // The published schema numbers the two fields of this message the other way round.
        IEnumerable<(string Name, DataNode Value)> fields = message.Value is MediaContent ? message.Fields.Reverse() : message.Fields;
        int number = 0;
        foreach ((_, DataNode value) in fields)
        {
            number++;
            if (value.Value is not null)
            {
                WriteField(output, number, value, value.IsOptional || isProto2, isProto2);
            }
        }
    }

    private static void WriteField(RuleOutput output, int number, DataNode node, bool isExplicit, bool isProto2)
    {
        switch (node)
        {
            case { Value: byte[] bytes }:
                WriteBytes(output, number, bytes, isExplicit);
                break;
            case { IsList: true } when node.Type.GetElementType()!.IsPrimitive:
                var packed = new RuleOutput();
                foreach (DataNode item in node.Items)
                {
                    packed.Varint((ulong)item.Integer);
                }

                WriteBytes(output, number, packed.ToArray(), isExplicit);
                break;
            case { IsList: true }:
                foreach (DataNode item in node.Items)
                {
                    WriteField(output, number, item, isExplicit: true, isProto2);
                }

                break;
            case { IsObject: true }:
                var inner = new RuleOutput();
                WriteMessage(inner, node, isProto2);
                WriteBytes(output, number, inner.ToArray(), isExplicit: true);
                break;
            case { Value: string text }:
                WriteBytes(output, number, Encoding.UTF8.GetBytes(text), isExplicit);
                break;
            case { Value: float or double } when isExplicit || RuleOutput.BitsOf(node.Value) != 0:
                Tag(output, number, node.Value is float ? 5 : 1);
                output.LittleEndian(RuleOutput.BitsOf(node.Value), node.Width);
                break;
            case { Value: float or double }:
                break;
            case { Integer: var integer } when isExplicit || integer != 0:
                Tag(output, number, 0);
                output.Varint((ulong)integer);
                break;
        }
    }

    private static void WriteBytes(RuleOutput output, int number, byte[] bytes, bool isExplicit)
    {
        if (isExplicit || bytes.Length > 0)
        {
            Tag(output, number, 2);
            output.Varint((ulong)bytes.Length);
            output.Bytes(bytes);
        }
    }

    private static void Tag(RuleOutput output, int number, int wireType) => output.Varint((ulong)((number << 3) | wireType));
}
