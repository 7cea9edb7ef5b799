using System.Text;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.MessagePack;

/// <summary>What the writer and the reader know of one type. The numbers are constants to the JIT once the type is initialised.</summary>
internal static class ObjectLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);

    private static readonly byte[][] Names = [.. Shape.Fields.Select(field => Encoding.UTF8.GetBytes(field.Name))];

    /// <summary>The names as they stand in a message, each with its header.</summary>
    private static readonly byte[][] Keys = [.. Names.Select(EncodeKey)];

    public static readonly int Count = Shape.Fields.Count;

    /// <summary>Room for the object's header and one of each field with its name, of text and nested data only the header.</summary>
    public static readonly int Room = sizeof(long) + Shape.Fields.Sum(field => Keys[field.Ordinal].Length + MessagePackText.MaxFixedLength);

    public static ReadOnlySpan<byte> Key(int ordinal) => Keys[ordinal];

    /// <summary>Which field has a name; -1 when none has.</summary>
    public static int OrdinalOf(ReadOnlySpan<byte> name)
    {
        for (int ordinal = 0; ordinal < Names.Length; ordinal++)
        {
            if (name.SequenceEqual(Names[ordinal]))
            {
                return ordinal;
            }
        }

        return -1;
    }

    private static byte[] EncodeKey(byte[] name)
    {
        var header = new byte[MessagePackText.MaxHeaderLength];
        int length = MessagePackText.StoreHeader(ref header[0], name.Length);
        return [.. header[..length], .. name];
    }
}
