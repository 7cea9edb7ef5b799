using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using FsCheck;
using FsCheck.Fluent;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Zoo;

/// <summary>Generates values of any supported type, through its shape.</summary>
internal static class ZooValues
{
    /// <summary>Values of a type; roots are never null.</summary>
    public static Gen<object> Roots(Type type) => OfObject(DeepEqual.ShapeOf(type), size: 3);

    private static Gen<object?> Of(ValueShape value, int size, bool canBeNull)
    {
        Gen<object?> present = value.Kind switch
        {
            Kind.Object => OfObject(value, size).Select(some => (object?)some),
            Kind.Sequence when value.SequenceKind == SequenceKind.Rectangular => OfRectangular(value, size),
            Kind.Sequence => OfSequence(value, size),
            Kind.Map => OfMap(value, size),
            _ => ScalarValues.OfType(value.Type).Select(some => (object?)some),
        };
        return canBeNull && value.CanBeNull ? Gen.Frequency((1, Gen.Constant<object?>(null)), (5, present)) : present;
    }

    private static Gen<object> OfObject(ValueShape value, int size) =>
        from members in Gen.CollectToArray(value.Shape.Fields.Select(field =>
            size <= 0 && field.Value is { CanBeNull: true, Kind: >= Kind.Object } ? Gen.Constant<object?>(null) : Of(field.Value, size - 1, canBeNull: true)))
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

    private static Gen<object?> OfSequence(ValueShape value, int size) =>
        from count in Gen.Choose(0, size <= 0 ? 0 : 4)
        from items in Gen.CollectToArray(Enumerable.Repeat(Of(value.Item!, size - 1, canBeNull: true), count))
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

    private static Gen<object?> OfRectangular(ValueShape value, int size) =>
        from lengths in Gen.ArrayOf(Gen.Choose(0, size <= 0 ? 1 : 3), value.Type.GetArrayRank())
        from items in Gen.CollectToArray(Enumerable.Repeat(Of(value.Item!, size - 1, canBeNull: true), lengths.Aggregate(1, (all, one) => all * one)))
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

    private static Gen<object?> OfMap(ValueShape value, int size) =>
        from count in Gen.Choose(0, size <= 0 ? 0 : 4)
        from keys in Gen.CollectToArray(Enumerable.Repeat(Of(value.Key!, size - 1, canBeNull: false), count))
        from items in Gen.CollectToArray(Enumerable.Repeat(Of(value.Value!, size - 1, canBeNull: true), count))
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
