using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using SerBench.Model;

namespace SerBench.Formats.Tests.Findings;

// Values of a type, long or deep.
internal sealed class AmplifierModel<T> : ModelBase<T>
{
    // The levels of objects and collections, and the items of each collection.
    private static readonly (int Depth, int Width)[] Sizes = [(2, 0), (3, 1), (6, 2), (100, 1), (5, 10), (4, 60), (2, 3_000)];

    public override string Id => typeof(T).Name;

    public override string Description => "a type of the tests";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("sizes", "long or deep", Sizes.Length)];

    // Oracles read messages, and compare no values.
    public override bool AreEqual(T? left, T? right) => ReferenceEquals(left, right);

    public override ulong Touch(T value) => 0;

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = (T)Make(typeof(T), Sizes[i].Depth, Sizes[i].Width)!;
        }
    }

    private static object? Make(Type type, int depth, int width)
    {
        if (type == typeof(string) || type.IsValueType)
        {
            return type.IsValueType ? Activator.CreateInstance(Nullable.GetUnderlyingType(type) ?? type) : "a";
        }

        if (type.IsAssignableTo(typeof(ICollection)))
        {
            object?[] items = new object?[depth > 0 ? width : 0];
            for (int i = 0; i < items.Length; i++)
            {
                items[i] = Make(type.GetElementType() ?? type.GetGenericArguments()[^1], depth - 1, width);
            }

            return depth < 0 ? null : type.IsArray ? MakeArray(type, items) : MakeCollection(type, items);
        }

        object made = RuntimeHelpers.GetUninitializedObject(type);

        // One member goes on into the depth, in turn, so that deep values stay small.
        FieldInfo[] fields = depth <= 0 ? [] : type.GetFields(BindingFlags.Instance | BindingFlags.NonPublic);
        for (int i = 0; i < fields.Length; i++)
        {
            fields[i].SetValue(made, depth / 2 % fields.Length == i ? Make(fields[i].FieldType, depth - 1, width) : null);
        }

        return made;
    }

    private static Array MakeArray(Type type, object?[] items)
    {
        var array = Array.CreateInstance(type.GetElementType()!, [items.Length, .. Enumerable.Repeat(1, type.GetArrayRank() - 1)]);
        for (int i = 0; i < items.Length; i++)
        {
            array.SetValue(items[i], [i, .. new int[type.GetArrayRank() - 1]]);
        }

        return array;
    }

    private static object MakeCollection(Type type, object?[] items)
    {
        object collection = Activator.CreateInstance(type)!;
        for (int i = 0; i < items.Length; i++)
        {
            type.GetMethod("Add")!.Invoke(collection, collection is IDictionary ? [i, items[i]] : [items[i]]);
        }

        return collection;
    }
}
