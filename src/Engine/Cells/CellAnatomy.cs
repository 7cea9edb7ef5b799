namespace SerBench.Engine.Cells;

public static class CellAnatomy
{
    // Longer messages are not split into parts, because the list of parts takes some hundred bytes per message byte.
    public const int LongestMessage = 4 * 1024 * 1024;

    private const int MostHexBytes = 8;
    private const int MostCharacters = 64;

    public static CellRecord Complete(CellRecord record, Cell cell, Catalog catalog) => Of(cell, catalog) is not { } anatomy
        ? record
        : record with
        {
            Anatomy = KindRecord.Of(anatomy.Summary),
            Parts = PartLine.Keep([.. anatomy.Parts.Select(part => LineOf(part, anatomy))]),
        };

    public static Anatomy? Of(Cell cell, Catalog catalog) =>
        Explainers.Find(catalog, cell.Serializer) is { } explainer ? cell.Model.Accept(new Explainer(cell, explainer)) : null;

    public static PartLine LineOf(Part part, Anatomy anatomy) => new(
        KebabCase.Of(part.Kind),
        part.Length,
        HexOf(anatomy.Payload.Slice(part.Offset, part.Length)),
        part.Name.ToString(),
        Shorten(part.Value ?? string.Empty));

    private static string HexOf(ReadOnlySpan<byte> bytes)
    {
        string shown = string.Join(' ', bytes[..Math.Min(bytes.Length, MostHexBytes)].ToArray().Select(one => $"{one:x2}"));
        return bytes.Length > MostHexBytes ? $"{shown} ... {bytes.Length - MostHexBytes} more" : shown;
    }

    private static string Shorten(string value)
    {
        var text = new StringBuilder();
        int at = 0;
        while (at < value.Length && text.Length < MostCharacters)
        {
            bool isPair = char.IsSurrogatePair(value, at);
            char unit = value[at];
            text.Append(isPair ? value.Substring(at, 2)
                : char.IsControl(unit) || char.IsSurrogate(unit) ? $"\\u{(int)unit:x4}"
                : unit.ToString());
            at += isPair ? 2 : 1;
        }

        return at < value.Length ? text.Append($"... ({value.Length} characters)").ToString() : text.ToString();
    }

    private sealed class Explainer(Cell cell, IExplainedSerializer explainer) : IModelVisitor<Anatomy?>
    {
        public Anatomy? Visit<T>(IModel<T> model)
        {
            if (cell.Serializer.Bind(model).Codec is not { } codec)
            {
                return null;
            }

            var buffer = new EncodeBuffer();
            try
            {
                codec.Encode(model.Create(cell.Scenario, CellId.Seed, 1)[0], buffer);
                return buffer.Length > LongestMessage ? null : explainer.Explain(typeof(T), buffer.ToArray());
            }
            catch (Exception exception) when (exception is UnsupportedValueException or WireFormatException)
            {
                // A library may write its format in an unexpected way.
                return null;
            }
        }
    }
}
