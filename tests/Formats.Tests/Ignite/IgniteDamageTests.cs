using static SerBench.Formats.Tests.Ignite.FullFooter;

namespace SerBench.Formats.Tests.Ignite;

// Values of one field, each damaged in one way, in a message with the right hash.
public class IgniteDamageTests
{
    private static readonly byte[] Lengths = [.. Int(2), .. Int(3)];

    [Fact]
    public void AnArrayOfObjectsNamesTheirType()
    {
        int typeId = IgniteItems<Early>.TypeId;
        Assert.Empty(Decode<Early[]>([IgniteCode.ObjectArray, .. Int(typeId), .. Int(0)])!);

        AssertRefused<Early[]>("an array of type id", [IgniteCode.ObjectArray, .. Int(typeId + 1), .. Int(0)]);
    }

    [Fact]
    public void BooleansAreZeroOrOne()
    {
        Assert.Equal([true], Decode<bool[]>([IgniteCode.BoolArray, .. Int(1), 1])!);

        AssertRefused<bool[]>("booleans of 0 or 1", [IgniteCode.BoolArray, .. Int(1), 2]);
    }

    [Fact]
    public void AListIsOfTheKindOfLists()
    {
        Assert.Empty(Decode<List<int>>([IgniteCode.Collection, .. Int(0), IgniteCollectionKind.List])!);

        AssertRefused<List<int>>("a collection of kind 1", [IgniteCode.Collection, .. Int(0), IgniteCollectionKind.LinkedList]);
    }

    [Theory]
    [InlineData(IgniteHeader.VersionAt, "an array of 2 dimensions")]
    [InlineData(IgniteHeader.FlagsAt, "an array of 2 dimensions")]
    [InlineData(IgniteHeader.TypeIdAt, "an array of 2 dimensions")]
    [InlineData(IgniteHeader.SchemaIdAt, "an array of 2 dimensions")]
    [InlineData(IgniteHeader.SchemaOffsetAt, "an array of 2 dimensions")]
    [InlineData(IgniteHeader.Length, "an array of 2 dimensions")]
    [InlineData(IgniteHeader.Length + sizeof(int), "an array of 2 dimensions")]
    [InlineData(IgniteHeader.LengthAt, "a length of")]
    public void AnArrayOfTwoDimensionsHasAHeader(int at, string expected)
    {
        byte[] message = Witnesses.Encode("ignite", new Box<int[,]> { Value = new int[2, 3] });
        int array = message.AsSpan().IndexOf(Lengths) - (2 * sizeof(int)) - IgniteHeader.Length;
        Assert.Equal(IgniteCode.Object, message[array]);
        message[array + at]++;
        IgniteRepair.Rehash(message);

        Refusal.AssertSays(expected, () => Witnesses.Decode<Box<int[,]>>("ignite", message));
    }

    // A byte that belongs to no field.
    [Fact]
    public void FieldsEndAtTheFooter()
    {
        byte[] message = Witnesses.Encode("ignite", new Box<byte> { Value = 7 });
        int footer = BinaryPrimitives.ReadInt32LittleEndian(message.AsSpan(IgniteHeader.SchemaOffsetAt));
        byte[] longer = [.. message[..footer], 0, .. message[footer..]];
        BinaryPrimitives.WriteInt32LittleEndian(longer.AsSpan(IgniteHeader.SchemaOffsetAt), footer + 1);
        BinaryPrimitives.WriteInt32LittleEndian(longer.AsSpan(IgniteHeader.LengthAt), longer.Length);
        IgniteRepair.Rehash(longer);

        Refusal.AssertSays($"byte {footer}: ", () => Witnesses.Decode<Box<byte>>("ignite", longer));
    }

    private static T? Decode<T>(byte[] value) =>
        Witnesses.Decode<Box<T>>("ignite-full", Object<Box<T>>((nameof(Box<T>.Value), value))).Value;

    private static void AssertRefused<T>(string expected, byte[] value) => Refusal.AssertSays(expected, () => Decode<T>(value));
}
