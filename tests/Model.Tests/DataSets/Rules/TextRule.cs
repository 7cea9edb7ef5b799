namespace SerBench.Model.Tests.DataSets.Rules;

// How a text encoding writes what the encodings do not share.
internal enum TextStyle
{
    // Floats as their bits: the identity of the data.
    Canonical,

    Json,

    // Each object as the array of its values.
    JsonArray,

    Ron,
}

// JSON as serde writes it, and RON.
internal static class TextRule
{
    public static byte[] Encode(DataNode root, TextStyle style)
    {
        var output = new RuleOutput();
        Write(output, root, style);
        return output.ToArray();
    }

    private static void Write(RuleOutput output, DataNode node, TextStyle style)
    {
        bool isRon = style == TextStyle.Ron;
        switch (node)
        {
            case { IsOptional: true, Value: null }:
                output.Text(isRon ? "None" : "null");
                break;
            case { IsOptional: true } when isRon:
                output.Text("Some(");
                Write(output, node.Present, style);
                output.Text(")");
                break;
            case { IsList: true }:
                WriteAll(output, "[]", node.Items.Select(item => ("", item)), style);
                break;
            case { IsObject: true } when isRon:
                WriteAll(output, "()", node.Fields.Select(field => (node.IsTuple ? "" : field.Name + ":", field.Value)), style);
                break;
            case { IsObject: true } when node.IsTuple || style == TextStyle.JsonArray:
                WriteAll(output, "[]", node.Fields.Select(field => ("", field.Value)), style);
                break;
            case { IsObject: true }:
                WriteAll(output, "{}", node.Fields.Select(field => ($"\"{field.Name}\":", field.Value)), style);
                break;
            case { Value: string text }:
                output.Text($"\"{text.Replace("\\", "\\\\").Replace("\"", "\\\"")}\"");
                break;
            case { Value: bool flag }:
                output.Text(flag ? "true" : "false");
                break;
            case { Value: float or double }:
                output.Text(style == TextStyle.Canonical
                    ? $"\"{RuleOutput.BitsOf(node.Value).ToString(node.Value is float ? "x8" : "x16")}\""
                    : Number((IFormattable)node.Value, node.Value is float, isRon));
                break;
            case { Type.IsEnum: true }:
                output.Text(isRon ? node.EnumName : $"\"{node.EnumName}\"");
                break;
            default:
                output.Text(Convert.ToString(node.Value)!);
                break;
        }
    }

    private static void WriteAll(RuleOutput output, string brackets, IEnumerable<(string Name, DataNode Value)> parts, TextStyle style)
    {
        output.Byte(brackets[0]);
        bool isFirst = true;
        foreach ((string name, DataNode value) in parts)
        {
            output.Text(isFirst ? name : "," + name);
            Write(output, value, style);
            isFirst = false;
        }

        output.Byte(brackets[1]);
    }

    // The shortest digits that give the number back are those of .NET; only the point and the exponent stand elsewhere.
    private static string Number(IFormattable number, bool isSingle, bool isPlain)
    {
        string[] parts = number.ToString("R", null).TrimStart('-').Split('E');
        string sign = number.ToString("R", null).StartsWith('-') ? "-" : "";
        string whole = parts[0].Split('.')[0];
        string all = parts[0].Replace(".", "");
        int point = whole.Length + (parts.Length > 1 ? int.Parse(parts[1]) : 0);
        string digits = all.TrimStart('0');
        if (digits.Length == 0)
        {
            return sign + "0.0";
        }

        // The number is 0.digits * 10^point.
        point -= all.Length - digits.Length;
        digits = digits.TrimEnd('0');
        if (point > 0 && (isPlain || point <= (isSingle ? 13 : 16)))
        {
            return sign + (digits.Length <= point ? digits.PadRight(point, '0') + ".0" : digits[..point] + "." + digits[point..]);
        }

        if (point <= 0 && (isPlain || point > (isSingle ? -6 : -5)))
        {
            return $"{sign}0.{new string('0', -point)}{digits}";
        }

        string rest = digits.Length > 1 ? "." + digits[1..] : "";
        return $"{sign}{digits[0]}{rest}e{point - 1}";
    }
}
