namespace SerBench.Formats.Ignite;

internal static class IgniteRules
{
    // Refuses named fields whose ids are equal or zero, as Ignite does.
    public static string? RefuseNamed(ValueShape value)
    {
        if (value.Kind != Kind.Object)
        {
            return null;
        }

        var ids = new Dictionary<int, string> { [0] = "no field" };
        foreach (Field field in value.Shape.Fields)
        {
            if (!ids.TryAdd(IgniteNames.FieldId(field), field.Name))
            {
                return $"field {field.Name} has the id of {ids[IgniteNames.FieldId(field)]}: ids are hashes of names in lower case";
            }
        }

        return null;
    }
}
