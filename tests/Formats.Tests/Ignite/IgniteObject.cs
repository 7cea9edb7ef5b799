namespace SerBench.Formats.Tests.Ignite;

// An object without its class: named fields in the order of writing, then values without names.
// typeName: the full name of its type. If a reader knows only the id of a type or field, the name is # and the id; written again, it gives
// the same id.
internal sealed class IgniteObject(string typeName)
{
    public string TypeName { get; } = typeName;

    public IList<KeyValuePair<string, object?>> Fields { get; } = [];

    public IList<object?> Raw { get; } = [];

    // The value of a field, by its name in any case; null if there is no such field.
    public object? this[string name] =>
        Fields.FirstOrDefault(field => string.Equals(field.Key, name, StringComparison.OrdinalIgnoreCase)).Value;

    public IgniteObject With(string name, object? value)
    {
        Fields.Add(new(name, value));
        return this;
    }
}

// An array of objects or enums, with the type of its items.
// itemTypeName: the full name of the item type; see IgniteObject.
// items: the items.
// isEnum: true for an array of enums.
internal sealed class IgniteArray(string itemTypeName, object?[] items, bool isEnum = false)
{
    public string ItemTypeName { get; } = itemTypeName;

    public object?[] Items { get; } = items;

    public bool IsEnum { get; } = isEnum;
}

// A value of an enum without its .NET type.
// TypeName: the full name of the enum; see IgniteObject.
// Value: Its number.
// IsBinary: true if its code marks an enum that nobody has deserialized yet.
internal sealed record IgniteEnum(string TypeName, int Value, bool IsBinary = false);

// A message within a message: bytes with an object at an offset.
// bytes: the bytes of the inner message.
// offset: the offset of the object in them.
internal sealed class IgniteWrapped(byte[] bytes, int offset)
{
    // The bytes of the inner message.
    public byte[] Bytes { get; } = bytes;

    public int Offset { get; } = offset;
}

// Ignite's format without classes: converts any value of the format, alone or nested, to bytes and back. Numbers, text, dates and arrays
// are those of .NET. Lists, maps and object arrays hold objects. Values with a type of their own are an IgniteObject, IgniteArray or
// IgniteEnum.
// The codes of numbers do not keep the sign of the type: a number written as uint is read as int.
internal static class IgniteMessage
{
    public static void Encode(object? value, IgniteOptions options, EncodeBuffer buffer)
    {
        var writer = new DynamicWriter(buffer, options);
        writer.WriteValue(value);
        writer.Finish();
    }

    public static byte[] Encode(object? value, IgniteOptions options)
    {
        var buffer = new EncodeBuffer();
        Encode(value, options, buffer);
        return buffer.ToArray();
    }

    public static object? Decode(ReadOnlySpan<byte> data, IgniteOptions options)
    {
        var reader = new DynamicReader(data, options);
        object? value = reader.ReadValue();
        reader.Finish();
        return value;
    }
}
