namespace SerBench.Formats.Tests.Explain;

// The leaves of a value by their names in explanations.
internal static class Leaves
{
    // All leaves that are not null. A byte array has both the whole array and each item, because formats choose one.
    public static Dictionary<string, Leaf> Of(Type root, object value)
    {
        var leaves = new Dictionary<string, Leaf>();
        Visit(DeepEqual.ShapeOf(root), value, PartName.Root, leaves);
        return leaves;
    }

    private static void Visit(ValueShape shape, object? value, PartName name, Dictionary<string, Leaf> leaves)
    {
        value = Surrogate.Carry(shape, value, isStrict: false);
        switch (shape.Kind)
        {
            case var _ when value is null:
                break;
            case Kind.Object:
                foreach (Field field in shape.Shape.Fields)
                {
                    Visit(field.Value, field.Member.GetValue(value), name.Field(field.Name), leaves);
                }

                break;
            case Kind.Sequence:
                VisitItems(shape, (IEnumerable)value, name, leaves);
                break;
            case Kind.Map:
                VisitEntries(shape, (IDictionary)value, name, leaves);
                break;
            default:
                bool isDefault = value is string { Length: 0 }
                    || (shape.Type.IsValueType && value.Equals(Activator.CreateInstance(shape.Type)));
                leaves.Add(name.ToString(), new Leaf(shape.Kind, PartText.Of(value), isDefault));
                break;
        }
    }

    private static void VisitItems(ValueShape shape, IEnumerable items, PartName name, Dictionary<string, Leaf> leaves)
    {
        if (items is byte[] { Length: > 0 } bytes)
        {
            leaves.Add(name.ToString(), new Leaf(Kind.Sequence, PartText.Of(bytes), IsDefault: false));
        }

        int index = 0;
        foreach (object? item in items)
        {
            Visit(shape.Item!, item, name.Item(index++), leaves);
        }
    }

    private static void VisitEntries(ValueShape shape, IDictionary map, PartName name, Dictionary<string, Leaf> leaves)
    {
        int index = 0;
        foreach (DictionaryEntry entry in map)
        {
            Visit(shape.Key!, entry.Key, name.Item(index).Key(), leaves);
            Visit(shape.Value!, entry.Value, name.Item(index++).Value(), leaves);
        }
    }
}
