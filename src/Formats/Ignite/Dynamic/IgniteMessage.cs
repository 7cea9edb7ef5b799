using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite.Dynamic;

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
