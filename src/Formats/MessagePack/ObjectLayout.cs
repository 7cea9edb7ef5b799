using System.Text;

namespace SerBench.Formats.MessagePack;

internal static class ObjectLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);

    private static readonly byte[][] Names = [.. Shape.Fields.Select(field => Encoding.UTF8.GetBytes(field.Name))];

    private static readonly int[] Numbers = [.. Shape.Fields.Select(field => field.IsPinned ? field.Number : 0)];

    private static readonly byte[][] Keys =
        [.. Shape.Fields.Select(field => field.IsPinned ? EncodeNumber(field.Number) : MessagePackText.WithHeader(Names[field.Ordinal]))];

    public static readonly int Count = Shape.Fields.Count;

    // The most bytes of the object's header and all fields. Text and nested values count only with their headers.
    public static readonly int Room = sizeof(long) + Shape.Fields.Sum(field => Keys[field.Ordinal].Length + MessagePackText.MaxFixedLength);

    public static ReadOnlySpan<byte> Key(int ordinal) => Keys[ordinal];

    public static int OrdinalOf(ReadOnlySpan<byte> name)
    {
        for (int ordinal = 0; ordinal < Names.Length; ordinal++)
        {
            if (Numbers[ordinal] == 0 && name.SequenceEqual(Names[ordinal]))
            {
                return ordinal;
            }
        }

        return -1;
    }

    public static int OrdinalOf(long number) => number is > 0 and <= int.MaxValue ? Array.IndexOf(Numbers, (int)number) : -1;

    private static byte[] EncodeNumber(int number)
    {
        var key = new byte[MessagePackNumbers.MaxLength];
        return key[..MessagePackNumbers.StoreUnsigned(ref key[0], (ulong)number)];
    }
}

internal static class MessagePackMembers<TEnum>
    where TEnum : unmanaged, Enum
{
    // Enum returns both lists in the same order, by number. Two names may share a number.
    private static readonly TEnum[] Values = Enum.GetValues<TEnum>();

    private static readonly byte[][] Names = [.. Enum.GetNames<TEnum>().Select(Encoding.UTF8.GetBytes)];

    private static readonly byte[][] Texts = [.. Names.Select(MessagePackText.WithHeader)];

    public static ReadOnlySpan<byte> NameOf(TEnum value)
    {
        int index = Array.IndexOf(Values, value);
        return index >= 0
            ? Texts[index]
            : throw new UnsupportedValueException($"{typeof(TEnum).Name} has no member {value}, and msgpack-rmp writes names of members.");
    }

    public static TEnum Find(ReadOnlySpan<byte> name, int position)
    {
        for (int index = 0; index < Names.Length; index++)
        {
            if (name.SequenceEqual(Names[index]))
            {
                return Values[index];
            }
        }

        throw new WireFormatException(position, $"the name of a member of {typeof(TEnum).Name}");
    }
}
