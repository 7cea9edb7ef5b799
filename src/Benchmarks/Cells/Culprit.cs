using System.Collections;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;

namespace SerBench.Benchmarks.Cells;

/// <summary>
/// Finds the member that a format cannot carry: without this member, the format carries the rest. The search is slow and spoils the value,
/// so it runs only on a value that was already refused.
/// </summary>
internal static class Culprit
{
    /// <summary>The path of the member; null if no single member is at fault.</summary>
    public static string? Find<T>(ICodec<T> codec, T value)
    {
        if (value is null || typeof(T).IsValueType)
        {
            return null;
        }

        var buffer = new EncodeBuffer();
        return Search(Shape.Of<T>(), value, typeof(T).Name, [typeof(T)], () => IsCarried(codec, value, buffer));
    }

    private static string? Search(Shape shape, object holder, string path, HashSet<Type> above, Func<bool> isCarried)
    {
        foreach (Field field in shape.Fields)
        {
            object? original = field.Member.GetValue(holder);
            if (original is null || ReferenceEquals(original, NeutralOf(field.Value)))
            {
                continue;
            }

            field.Member.SetValue(holder, NeutralOf(field.Value));
            bool isInside = isCarried();
            field.Member.SetValue(holder, original);
            if (isInside)
            {
                string member = $"{path}.{field.Name}";
                return SearchInside(field.Value, Surrogate.Carry(field.Value, original, isStrict: false)!, member, above, isCarried) ?? member;
            }
        }

        return null;
    }

    // A boxed struct is a copy, so its members cannot be tried. A type within itself is not searched again: the search would not end.
    private static string? SearchInside(ValueShape shape, object value, string path, HashSet<Type> above, Func<bool> isCarried) => shape switch
    {
        { Kind: Kind.Object, Type.IsValueType: false } when above.Add(shape.Type) => Search(shape.Shape, value, path, above, isCarried),
        { Kind: Kind.Sequence, Item: { Kind: Kind.Object, Type.IsValueType: false } item } when above.Add(item.Type) => ((IEnumerable)value).Cast<object?>()
            .Where(entry => entry is not null)
            .Select(entry => Search(item.Shape, entry!, path + "[]", above, isCarried))
            .FirstOrDefault(found => found is not null),
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
