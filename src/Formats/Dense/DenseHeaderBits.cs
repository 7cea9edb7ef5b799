namespace SerBench.Formats.Dense;

internal sealed class DenseHeaderBits
{
    private const int AbsentCode = -1;

    private readonly int[] _codes;

    public DenseHeaderBits(ReadOnlySpan<byte> header, Shape shape)
    {
        _codes = new int[shape.Fields.Count];
        var words = new List<string>();
        int position = 0;
        foreach (Field field in shape.Fields)
        {
            int[] bits = DenseShape.HeaderCodes(field.Value);
            bool isPresent = bits[0] == 0 || Take(header, ref position, 1) != 0;
            int code = bits[1] == 0 ? 0 : Take(header, ref position, bits[1]);
            _codes[field.Ordinal] = isPresent ? code : AbsentCode;
            if (bits[0] > 0 || bits[1] > 0)
            {
                words.Add(!isPresent ? $"{field.Name} absent"
                    : field.Value.Kind == Kind.Boolean ? $"{field.Name} = {PartText.Of(code != 0)}"
                    : bits[1] > 0 ? $"{field.Name} in {code + 1} {(code == 0 ? "byte" : "bytes")}"
                    : $"{field.Name} present");
            }
        }

        Text = string.Join(", ", words);
    }

    public string Text { get; }

    public bool IsPresent(Field field) => _codes[field.Ordinal] != AbsentCode;

    public int Width(Field field) => _codes[field.Ordinal] + 1;

    private static int Take(ReadOnlySpan<byte> header, ref int position, int count)
    {
        if ((position % DenseShape.WordBits) + count > DenseShape.WordBits)
        {
            position += DenseShape.WordBits - (position % DenseShape.WordBits);
        }

        int value = 0;
        for (int i = 0; i < count; i++, position++)
        {
            value |= ((header[position / 8] >> (position % 8)) & 1) << i;
        }

        return value;
    }
}
