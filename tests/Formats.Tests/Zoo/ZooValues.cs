using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using FsCheck;
using FsCheck.Fluent;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;

namespace SerBench.Formats.Tests.Zoo;

// Generates values of any supported type, through its shape.
internal static class ZooValues
{
    // Values of a type; roots are never null.
    public static Gen<object> Roots(Type type) => OfObject(DeepEqual.ShapeOf(type), size: 3);

    private static Gen<object?> Of(ValueShape value, int size, bool canBeNull) => value.Declared is { } declared
        ? OfCarrier(value, size, canBeNull, declared).Select(carrier => Surrogate.Restore(value, carrier))
        : OfCarrier(value, size, canBeNull, within: null);

    // value: the shape of the value.
    // size: how large the value may become.
    // canBeNull: whether null is a value, too.
    // within: the declared type that the value carries, with all its items; null for a type that formats know.
    private static Gen<object?> OfCarrier(ValueShape value, int size, bool canBeNull, Type? within)
    {
        Gen<object?> present = value.Kind switch
        {
            Kind.String when Mentions(within, typeof(Version)) => Gen.Choose(0, 99).Select(number => (object?)$"1.{number}.0"),
            Kind.Int32 when Mentions(within, typeof(Rune)) => Gen.Elements<object?>(0, (int)'a', 0xD7FF, 0xE000, 0x1F600, 0x10FFFF),
            Kind.UInt16 when Mentions(within, typeof(Half)) => Gen.Choose(0, 0x7C00).Select(bits => (object?)(ushort)bits),
            Kind.Object when MentionsCases(within, value.Type) => OfCase(value, size).Select(some => (object?)some),
            Kind.Object => OfObject(value, size).Select(some => (object?)some),
            Kind.Sequence when value.SequenceKind == SequenceKind.Rectangular => OfRectangular(value, size, within),
            Kind.Sequence => OfSequence(value, size, within),
            Kind.Map => OfMap(value, size, within),
            _ => ScalarValues.OfType(value.Type).Select(some => (object?)some),
        };
        return canBeNull && value.CanBeNull ? Gen.Frequency((1, Gen.Constant<object?>(null)), (5, present)) : present;
    }

    // Numbers and texts that carry some types must be of their kind.
    private static bool Mentions(Type? type, Type wanted) =>
        type is not null && (type == wanted
            || (type.IsArray
                ? Mentions(type.GetElementType(), wanted)
                : type.GetGenericArguments().Any(part => Mentions(part, wanted))));

    private static bool MentionsCases(Type? type, Type carrier) => type is not null
        && ((type.IsAbstract && ValueShape.Of(type).Carrier == carrier)
            || (type.IsArray
                ? MentionsCases(type.GetElementType(), carrier)
                : type.GetGenericArguments().Any(part => MentionsCases(part, carrier))));

    // A tuple of which one item is there, or none.
    private static Gen<object> OfCase(ValueShape value, int size) =>
        from index in Gen.Choose(size <= 0 ? -1 : 0, value.Shape.Fields.Count - 1)
        from one in index < 0 ? Gen.Constant<object>(null!)
            : value.Shape.Fields[index].Value is { CanBeNull: true } item ? OfObject(item, size - 1)
            : OfCase(value.Shape.Fields[index].Value, size)
        select MakeCase(value, index, one);

    private static object MakeCase(ValueShape value, int index, object? one)
    {
        object made = Activator.CreateInstance(value.Type)!;
        if (index >= 0)
        {
            value.Shape.Fields[index].Member.SetValue(made, one);
        }

        return made;
    }

    // The rest of a tuple of eight is never null.
    private static Gen<object> OfObject(ValueShape value, int size) =>
        from members in Gen.CollectToArray(value.Shape.Fields.Select(field =>
            size <= 0 && field.Value is { CanBeNull: true, Kind: >= Kind.Object }
                ? Gen.Constant<object?>(null)
                : Of(field.Value, size - 1, canBeNull: field.Name != "Rest")))
        select Make(value.Type, value.Shape, members);

    private static object Make(Type type, Shape shape, object?[] members)
    {
        object made = RuntimeHelpers.GetUninitializedObject(type);
        foreach (Field field in shape.Fields)
        {
            field.Member.SetValue(made, members[field.Ordinal]);
        }

        return made;
    }

    private static Gen<object?> OfSequence(ValueShape value, int size, Type? within) =>
        from count in Gen.Choose(0, size <= 0 ? 0 : 4)
        from items in Gen.CollectToArray(Enumerable.Repeat(OfCarrier(value.Item!, size - 1, canBeNull: true, within), count))
        select (object?)Fill(value, items);

    private static IEnumerable Fill(ValueShape value, object?[] items)
    {
        if (value.SequenceKind == SequenceKind.Array)
        {
            var array = Array.CreateInstance(value.Type.GetElementType()!, items.Length);
            for (int i = 0; i < items.Length; i++)
            {
                array.SetValue(items[i], i);
            }

            return array;
        }

        object collection = Activator.CreateInstance(value.Type)!;
        MethodInfo add = value.Type.GetMethod("Add")!;
        foreach (object? item in items)
        {
            add.Invoke(collection, [item]);
        }

        return (IEnumerable)collection;
    }

    private static Gen<object?> OfRectangular(ValueShape value, int size, Type? within) =>
        from lengths in Gen.ArrayOf(Gen.Choose(0, size <= 0 ? 1 : 3), value.Type.GetArrayRank())
        from items in Gen.CollectToArray(Enumerable.Repeat(
            OfCarrier(value.Item!, size - 1, canBeNull: true, within), lengths.Aggregate(1, (all, one) => all * one)))
        select (object?)FillRectangular(value, lengths, items);

    private static Array FillRectangular(ValueShape value, int[] lengths, object?[] items)
    {
        var array = Array.CreateInstance(value.Type.GetElementType()!, lengths);
        var at = new int[lengths.Length];
        foreach (object? item in items)
        {
            array.SetValue(item, at);
            for (int dimension = lengths.Length - 1; dimension >= 0 && ++at[dimension] == lengths[dimension]; dimension--)
            {
                at[dimension] = 0;
            }
        }

        return array;
    }

    private static Gen<object?> OfMap(ValueShape value, int size, Type? within) =>
        from count in Gen.Choose(0, size <= 0 ? 0 : 4)
        from keys in Gen.CollectToArray(Enumerable.Repeat(OfCarrier(value.Key!, size - 1, canBeNull: false, within), count))
        from items in Gen.CollectToArray(Enumerable.Repeat(OfCarrier(value.Value!, size - 1, canBeNull: true, within), count))
        select (object?)FillMap(value, keys, items);

    private static IDictionary FillMap(ValueShape value, object?[] keys, object?[] items)
    {
        var map = (IDictionary)Activator.CreateInstance(value.Type)!;
        for (int i = 0; i < keys.Length; i++)
        {
            map[keys[i]!] = items[i];
        }

        return map;
    }
}
