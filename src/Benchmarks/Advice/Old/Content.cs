using System.Numerics;

namespace SerBench.Benchmarks.Advice.Old;

/// <summary>A value of a file as its reader means it: the private state of the runtime's types is taken apart.</summary>
internal abstract record Content
{
    private Content()
    {
    }

    /// <summary>One value: a primitive, text, a Guid, a version.</summary>
    public sealed record SingleValue(object Value) : Content;

    public sealed record EnumNumber(OldName Type, object Value) : Content;

    /// <summary>The items of an array or collection in their order; of a stack from the bottom on.</summary>
    public sealed record ItemList(IReadOnlyList<object?> All) : Content;

    /// <summary>The entries of a dictionary.</summary>
    public sealed record PairList(IReadOnlyList<(object? Key, object? Value)> All) : Content;

    /// <summary>The parts of a tuple or of a pair.</summary>
    public sealed record PartList(IReadOnlyList<object?> All) : Content;

    /// <summary>An object with members of its own.</summary>
    public sealed record OwnMembers(OldObject Object) : Content;

    /// <summary>A value that no other serializer carries.</summary>
    public sealed record BlockedValue(ObstacleKind Kind, string What) : Content;

    /// <param name="value">A value that is not null.</param>
    /// <exception cref="InvalidDataException">A type of the runtime lacks a member that it always has.</exception>
    public static Content Of(object value) => value switch
    {
        OldArray { Lengths.Count: > 1 } array => new BlockedValue(ObstacleKind.Dimensions, array.Type.Short),
        OldArray array => new ItemList(array.Items as IReadOnlyList<object?> ?? [.. array.Items.Cast<object?>()]),
        OldObject one => OfObject(one),
        _ => new SingleValue(value),
    };

    private static Content OfObject(OldObject one) => one switch
    {
        { Class.Members: [{ Name: "value__" }] } => one.Values[0] is ValueType number ? new EnumNumber(one.Type, number) : throw Lacks(one, "value__"),
        _ when Obstacles.Find(one.Type) is { } kind => new BlockedValue(kind, one.Type.Short),
        _ when one.Type.IsOfRuntime && RuntimeTypes.Find(one.Type) is { } known => OfRuntime(one, known),
        _ => new OwnMembers(one),
    };

    private static Content OfRuntime(OldObject one, RuntimeType type) => type.Kind switch
    {
        RuntimeKind.Scalar => new SingleValue(RuntimeScalars.Read(one)),
        RuntimeKind.Parts => new PartList([.. Enumerable.Range(0, one.Values.Length).Select(index => one.Values[index])]),
        RuntimeKind.Items => new ItemList(ItemsOf(one)),
        RuntimeKind.Pairs => new PairList(PairsOf(one)),
        _ => new OwnMembers(one),
    };

    private static IReadOnlyList<object?> ItemsOf(OldObject one)
    {
        switch (one.Type.Definition)
        {
            case "System.Collections.Generic.List`1" or "System.Collections.ArrayList":
                return Some(one, "_items", "_size", 0);
            case "System.Collections.Generic.Stack`1":
                return Some(one, "_array", "_size", 0);
            case "System.Collections.Generic.Queue`1":
                return Some(one, "_array", "_size", Need<int>(one, "_head"));
            case "System.Collections.Generic.HashSet`1":
                return ItemsAt(one, "Elements");
            case "System.Collections.Generic.LinkedList`1":
                return ItemsAt(one, "Data");
            case "System.Collections.Generic.SortedSet`1" or "System.Collections.Generic.TreeSet`1":
                return ItemsAt(one, "Items");
            default:
                // Collection`1 and its derived classes have another collection inside.
                object? inner = one.Find("items") ?? one.Find("Collection`1+items") ?? one.Find("list") ?? one.Find("ReadOnlyCollection`1+list");
                return inner is OldNode node && Of(node) is ItemList items ? items.All : throw Lacks(one, "items");
        }
    }

    private static IReadOnlyList<(object? Key, object? Value)> PairsOf(OldObject one)
    {
        switch (one.Type.Definition)
        {
            case "System.Collections.Generic.Dictionary`2":
                return PairsIn(one, ItemsAt(one, "KeyValuePairs"));
            case "System.Collections.Generic.SortedDictionary`2":
                return PairsIn(one, one.Find("_set") is OldObject set && Of(set) is ItemList items ? items.All : throw Lacks(one, "_set"));
            case "System.Collections.Generic.SortedList`2":
                return [.. Some(one, "keys", "_size", 0).Zip(Some(one, "values", "_size", 0))];
            default:
                return [.. ItemsAt(one, "Keys").Zip(ItemsAt(one, "Values"))];
        }
    }

    private static IReadOnlyList<(object? Key, object? Value)> PairsIn(OldObject one, IReadOnlyList<object?> pairs) =>
        [.. pairs.Select(pair => pair is OldObject entry && Of(entry) is PartList { All: [var key, var value] } ? (key, value) : throw Lacks(one, "pairs of keys and values"))];

    // A member without items is null: a collection that was never filled.
    private static IReadOnlyList<object?> ItemsAt(OldObject one, string member) => one.Find(member) switch
    {
        null => [],
        OldArray { Lengths.Count: 1 } array when Of(array) is ItemList items => items.All,
        _ => throw Lacks(one, member),
    };

    private static List<object?> Some(OldObject one, string member, string sizeMember, int first)
    {
        IReadOnlyList<object?> all = ItemsAt(one, member);
        int size = Need<int>(one, sizeMember);
        if (size < 0 || size > all.Count || first < 0 || (first >= all.Count && size > 0))
        {
            throw new InvalidDataException($"{one.Type.Short} claims {size:N0} items, and its array has {all.Count:N0}");
        }

        return [.. Enumerable.Range(0, size).Select(index => all[(first + index) % all.Count])];
    }

    private static T Need<T>(OldObject one, string member) => one.Find(member) is T value ? value : throw Lacks(one, member);

    private static InvalidDataException Lacks(OldObject one, string member) => new($"{one.Type.Short} lacks its {member}");
}

/// <summary>Single values that the runtime writes as objects with members.</summary>
internal static class RuntimeScalars
{
    public static object Read(OldObject one)
    {
        try
        {
            return Make(one);
        }
        catch (Exception exception) when (exception is ArgumentException or OverflowException or FormatException)
        {
            throw new InvalidDataException($"{one.Type.Short} has members that are no value of it", exception);
        }
    }

    private static object Make(OldObject one)
    {
        T Of<T>(string member) => one.Find(member) is T value ? value : throw new FormatException();
        switch (one.Type.Definition)
        {
            case "System.Guid":
                return new Guid(
                    Of<int>("_a"), Of<short>("_b"), Of<short>("_c"), Of<byte>("_d"), Of<byte>("_e"), Of<byte>("_f"),
                    Of<byte>("_g"), Of<byte>("_h"), Of<byte>("_i"), Of<byte>("_j"), Of<byte>("_k"));
            case "System.DateTimeOffset":
                var offset = TimeSpan.FromMinutes(Of<short>("OffsetMinutes"));
                return new DateTimeOffset(new DateTime(Of<DateTime>("DateTime").Ticks, DateTimeKind.Unspecified) + offset, offset);
            case "System.Version":
                (int build, int revision) = (Of<int>("_Build"), Of<int>("_Revision"));
                return build < 0 ? new Version(Of<int>("_Major"), Of<int>("_Minor"))
                    : revision < 0 ? new Version(Of<int>("_Major"), Of<int>("_Minor"), build) : new Version(Of<int>("_Major"), Of<int>("_Minor"), build, revision);
            case "System.Uri":
                return one.Find("AbsoluteUri") is string { Length: > 0 } absolute ? new Uri(absolute, UriKind.RelativeOrAbsolute) : new Uri(Of<string>("RelativeUri"), UriKind.RelativeOrAbsolute);
            case "System.Numerics.BigInteger":
                int sign = Of<int>("_sign");
                return one.Find("_bits") is OldArray { Items: uint[] bits }
                    ? new BigInteger(System.Runtime.InteropServices.MemoryMarshal.AsBytes<uint>(bits), isUnsigned: true) * (sign < 0 ? -1 : 1)
                    : new BigInteger(sign);
            case "System.DateTime":
                return Primitives.DateOf(unchecked((long)Of<ulong>("dateData"))) ?? throw new FormatException();
            case "System.TimeSpan":
                return new TimeSpan(Of<long>("_ticks"));
            case "System.Decimal":
                return new decimal([Of<int>("lo"), Of<int>("mid"), Of<int>("hi"), Of<int>("flags")]);
            default:
                return one.Find("m_value") ?? throw new FormatException();
        }
    }
}
