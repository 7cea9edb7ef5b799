using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

/// <summary>
/// Whether a message can hold an object, list, set, map or array of objects twice. Members hold exactly what they declare, so where each
/// such type occurs once, nobody need remember what was written.
/// </summary>
internal static class IgniteSharing
{
    public static bool IsPossible(Type root) => Occurs(TypeReader.ValueOf(root), isRepeated: false, []);

    private static bool Occurs(ValueShape value, bool isRepeated, HashSet<Type> seen)
    {
        bool isReference = !value.Type.IsValueType && value.Kind is Kind.Object or Kind.Sequence or Kind.Map;
        if (isReference && (isRepeated || !seen.Add(value.Type)))
        {
            return true;
        }

        return value.Kind switch
        {
            Kind.Object => value.Shape.Fields.Any(field => Occurs(field.Value, isRepeated, seen)),
            Kind.Sequence => Occurs(value.Item!, isRepeated: true, seen),
            Kind.Map => Occurs(value.Key!, isRepeated: true, seen) || Occurs(value.Value!, isRepeated: true, seen),
            _ => false,
        };
    }
}
