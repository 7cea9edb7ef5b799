using SerBench.Formats.Values;

namespace SerBench.Engine.Cells;

// Finds the one member that a format cannot encode. The search changes the value, so pass a spare copy.
internal static class Culprit
{
    public static string? Find<T>(ICodec<T> codec, T value)
    {
        if (value is null || typeof(T).IsValueType)
        {
            return null;
        }

        var buffer = new EncodeBuffer();
        return Search(Shape.Of<T>(), [value], typeof(T).Name, [typeof(T)], () => IsCarried(codec, value, buffer));
    }

    // A member is reset in all objects of a list at once, so longer lists need no more attempts.
    private static string? Search(Shape shape, object[] holders, string path, HashSet<Type> above, Func<bool> isCarried)
    {
        foreach (Field field in shape.Fields)
        {
            object? neutral = NeutralOf(field.Value);
            object?[] originals = [.. holders.Select(field.Member.GetValue)];
            if (originals.All(original => original is null || ReferenceEquals(original, neutral)))
            {
                continue;
            }

            Array.ForEach(holders, holder => field.Member.SetValue(holder, NeutralOf(field.Value)));
            bool isInside = isCarried();
            for (int i = 0; i < holders.Length; i++)
            {
                field.Member.SetValue(holders[i], originals[i]);
            }

            if (isInside)
            {
                string member = $"{path}.{field.Name}";
                object[] values =
                    [.. originals.OfType<object>().Select(original => Surrogate.Carry(field.Value, original, isStrict: false)!)];
                return SearchInside(field.Value, values, member, above, isCarried) ?? member;
            }
        }

        return null;
    }

    // A boxed struct is a copy, so its members cannot be reset. A type within itself is skipped, because the search would not end.
    private static string? SearchInside(
        ValueShape shape, object[] values, string path, HashSet<Type> above, Func<bool> isCarried) =>
        shape switch
        {
            { Kind: Kind.Object, Type.IsValueType: false } when above.Add(shape.Type) =>
                Search(shape.Shape, values, path, above, isCarried),
            { Kind: Kind.Sequence, Item: { Kind: Kind.Object, Type.IsValueType: false } item } when above.Add(item.Type) =>
                Search(item.Shape, [.. values.SelectMany(value => ((IEnumerable)value).OfType<object>())], path + "[]", above, isCarried),
            _ => null,
        };

    private static object? NeutralOf(ValueShape shape) => shape switch
    {
        { Declared: { } declared } => declared.IsValueType ? Activator.CreateInstance(declared) : null,
        { Kind: Kind.String, IsNullableValue: false } => "",
        { CanBeNull: true } => null,
        _ => Activator.CreateInstance(shape.Type),
    };

    private static bool IsCarried<T>(ICodec<T> codec, T value, EncodeBuffer buffer)
    {
        try
        {
            codec.Encode(value, buffer);
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }
}
