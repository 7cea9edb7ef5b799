using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

/// <summary>What the formats refuse.</summary>
internal static class IgniteRules
{
    /// <summary>Named fields need ids that differ and are not zero, as the original demands.</summary>
    public static string? RefuseNamed(ValueShape value)
    {
        if (value.Kind != Kind.Object)
        {
            return null;
        }

        var ids = new Dictionary<int, string> { [0] = "no field" };
        foreach (Field field in value.Shape.Fields)
        {
            if (!ids.TryAdd(IgniteNames.Hash(field.Name), field.Name))
            {
                return $"field {field.Name} has the id of {ids[IgniteNames.Hash(field.Name)]}: ids are hashes of names in lower case";
            }
        }

        return null;
    }
}
