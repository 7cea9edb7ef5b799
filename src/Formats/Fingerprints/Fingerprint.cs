using System.Security.Cryptography;
using System.Text;

namespace SerBench.Formats.Fingerprints;

internal static class Fingerprint
{
    public static uint Of(Shape root) => BinaryPrimitives.ReadUInt32LittleEndian(SHA256.HashData(Encoding.UTF8.GetBytes(Describe(root))));

    // Each class and struct is a line, in the order of first use. Types have numbers, so that their names do not matter.
    internal static string Describe(Shape root)
    {
        var types = new List<Type> { root.Type };
        var text = new StringBuilder();
        for (int i = 0; i < types.Count; i++)
        {
            foreach (Field field in Shape.Of(types[i], root.Order).Fields)
            {
                text.Append(field.IsPinned ? $"#{field.Number}" : field.Name).Append(':').Append(Describe(field.Value, types));
                if (field.Wire.Has(FieldWire.AllNumbers))
                {
                    text.Append('~').Append((int)(field.Wire.Kind & FieldWire.AllNumbers));
                }

                text.Append(';');
            }

            text.Append('\n');
        }

        return text.ToString();
    }

    private static string Describe(ValueShape value, List<Type> types) => value.Kind switch
    {
        Kind.Object => NumberOf(value.Type, types) + (value.Type.IsValueType ? "struct" : "class"),
        Kind.Sequence => $"{value.SequenceKind}{(value.SequenceKind == SequenceKind.Rectangular ? value.Type.GetArrayRank() : "")}"
            + $"<{Describe(value.Item!, types)}>",
        Kind.Map => $"Map<{Describe(value.Key!, types)},{Describe(value.Value!, types)}>",
        Kind.Enum => $"Enum<{Type.GetTypeCode(value.Type)}>",
        _ => value.Kind.ToString(),
    } + (value.IsNullableValue ? "?" : "");

    private static int NumberOf(Type type, List<Type> types)
    {
        int known = types.IndexOf(type);
        if (known < 0)
        {
            known = types.Count;
            types.Add(type);
        }

        return known;
    }
}
