using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>An object whose class is not at hand: named fields in the order of writing, then values without names.</summary>
/// <param name="typeName">
/// The full name of its type. Where a reader knows only the id of a type or field, the name is <c>#</c> and that id; written again, it
/// gives the id back.
/// </param>
public sealed class IgniteObject(string typeName)
{
    public string TypeName { get; } = typeName;

    public IList<KeyValuePair<string, object?>> Fields { get; } = [];

    public IList<object?> Raw { get; } = [];

    /// <summary>The value of a field, by its name in any case; null where there is none.</summary>
    public object? this[string name] =>
        Fields.FirstOrDefault(field => string.Equals(field.Key, name, StringComparison.OrdinalIgnoreCase)).Value;

    /// <summary>Adds a field and answers the object.</summary>
    public IgniteObject With(string name, object? value)
    {
        Fields.Add(new(name, value));
        return this;
    }
}

/// <summary>An array of objects or enums that says what its items are.</summary>
/// <param name="itemTypeName">The full name of the item type; see <see cref="IgniteObject"/>.</param>
/// <param name="items">The items.</param>
/// <param name="isEnum">Whether it is an array of enums.</param>
public sealed class IgniteArray(string itemTypeName, object?[] items, bool isEnum = false)
{
    public string ItemTypeName { get; } = itemTypeName;

    public object?[] Items { get; } = items;

    public bool IsEnum { get; } = isEnum;
}

/// <summary>A value of an enum whose type is not at hand.</summary>
/// <param name="TypeName">The full name of the enum; see <see cref="IgniteObject"/>.</param>
/// <param name="Value">Its number.</param>
/// <param name="IsBinary">Whether it has the code that marks enums nobody has deserialized yet.</param>
public sealed record IgniteEnum(string TypeName, int Value, bool IsBinary = false);

/// <summary>A message within a message: bytes, in which an object stands at an offset.</summary>
public sealed class IgniteWrapped(byte[] bytes, int offset)
{
    public byte[] Bytes { get; } = bytes;

    public int Offset { get; } = offset;
}

/// <summary>
/// Ignite's format without classes: any value it knows, alone or in others, to bytes and back. Numbers, text, dates and arrays are those
/// of .NET; lists, maps and object arrays hold objects; what has a type of its own is an <see cref="IgniteObject"/> and the like.
/// </summary>
/// <remarks>The signs of numbers are lost in their codes: what was written as uint is read as int.</remarks>
public static class IgniteMessage
{
    /// <summary>Writes one value to the start of <paramref name="buffer"/> and sets its length.</summary>
    public static void Encode(object? value, IgniteOptions options, EncodeBuffer buffer)
    {
        var writer = new DynamicWriter(buffer, options);
        writer.WriteValue(value);
        writer.Finish();
    }

    /// <summary>Writes one value to an array of its own.</summary>
    public static byte[] Encode(object? value, IgniteOptions options)
    {
        var buffer = new EncodeBuffer();
        Encode(value, options, buffer);
        return buffer.ToArray();
    }

    /// <summary>Reads one value that takes all of <paramref name="data"/>.</summary>
    public static object? Decode(ReadOnlySpan<byte> data, IgniteOptions options)
    {
        var reader = new DynamicReader(data, options);
        object? value = reader.ReadValue();
        reader.Finish();
        return value;
    }
}
