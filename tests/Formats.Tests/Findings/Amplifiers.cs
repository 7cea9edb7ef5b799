using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using SerBench.Model;

namespace SerBench.Formats.Tests.Findings;

/// <summary>Types whose values take many times the memory of their messages if a reader believes a forged count.</summary>
public static class Amplifiers
{
    public static IReadOnlyList<IModel> Models { get; } = [.. typeof(Amplifiers).GetNestedTypes().Where(type => type.IsClass)
        .Select(type => (IModel)Activator.CreateInstance(typeof(AmplifierModel<>).MakeGenericType(type))!)];

    [Serializable]
    public sealed class Node { public List<Node?>? Children { get; set; } }

    [Serializable]
    public sealed class Tagged { public Tagged?[]? Inner { get; set; } public int Tag { get; set; } }

    [Serializable]
    public record struct Point(double X, double Y);

    [Serializable]
    public sealed class Grid { public Point[]?[]? Items { get; set; } }

    [Serializable]
    public sealed class Cells { public List<Cells?>? Inner { get; set; } public Point[]? Points { get; set; } public Cells? Next { get; set; } }

    [Serializable]
    public record struct Wide(decimal A, decimal B, decimal C, decimal D, decimal E, decimal F, decimal G, decimal H);

    [Serializable]
    public record struct Wider(Wide A, Wide B, Wide C);

    [Serializable]
    public sealed class WideMap { public Dictionary<int, Wider>? Values { get; set; } }

    [Serializable]
    public sealed class MapTree { public Dictionary<int, MapTree?>? Inner { get; set; } }

    [Serializable]
    public sealed class Nested { public List<List<List<byte>?>?>? Bytes { get; set; } }

    [Serializable]
    public sealed class Planes { public int?[,]?[]? Items { get; set; } }

    [Serializable]
    public struct Empty;

    [Serializable]
    public sealed class Empties { public List<Empty>? Structs { get; set; } public Empty?[]?[]? Nullables { get; set; } }

    [Serializable]
    public sealed class Texts { public string?[]?[]? Lines { get; set; } }

    [Serializable]
    public sealed record Chain(Chain? Next, List<Chain?>? Many);
}

/// <summary>Values of a type, long or deep.</summary>
internal sealed class AmplifierModel<T> : ModelBase<T>
{
    // The levels of objects and collections, and the items of each collection.
    private static readonly (int Depth, int Width)[] Sizes = [(2, 0), (3, 1), (6, 2), (100, 1), (5, 10), (4, 60), (2, 3_000)];

    public override string Id => typeof(T).Name;

    public override string Description => "a type of the tests";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("sizes", "long or deep", Sizes.Length)];

    public override bool AreEqual(T? left, T? right) => throw new NotSupportedException();

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
