using static SerBench.Formats.Tests.Ignite.FullFooter;

namespace SerBench.Formats.Tests.Ignite;

// Fields that are looked up because the writer had one more, and handles to places without a field; each damaged in one way.
public class IgniteLookupDamageTests
{
    private const string NotBefore = "a handle to something read before";

    private static readonly byte[] Nothing = [IgniteCode.Null];
    private static readonly byte[] Leaf = Object<Early>((nameof(Early.Blob), Nothing), (nameof(Early.Next), Nothing));
    private static readonly byte[] LeafAsBytes = ArrayOf(Leaf);

    [Fact]
    public void AHandleMayLeadIntoBytesOnlyWhereFieldsAreLookedUp()
    {
        byte[] handle = [IgniteCode.Handle, .. Int(Leaf.Length)];

        byte[] lookedUp = Object<Early>((nameof(Early.Blob), LeafAsBytes), (nameof(Early.Next), handle), ("Zero", Nothing));
        byte[] known = Object<Early>((nameof(Early.Blob), LeafAsBytes), (nameof(Early.Next), handle));

        Assert.NotNull(Decode<Early>(lookedUp).Next);
        AssertRefused<Early>(NotBefore, known);
    }

    [Theory]
    [InlineData(-5)] // to the object behind it
    [InlineData(0)] // to itself
    [InlineData(23)] // into the header of the message
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    public void AHandleLeadsBackAndNotIntoTheHeader(int distance)
    {
        byte[] handle = [IgniteCode.Handle, .. Int(distance)];

        AssertRefused<Early>(NotBefore, Object<Early>((nameof(Early.Blob), Nothing), (nameof(Early.Next), handle), ("Zero", Leaf)));
    }

    [Fact]
    public void AHandleToWhatIsBeingMadeIsRefused()
    {
        // The handle leads from behind the header of the inner object to its beginning.
        byte[] self = [IgniteCode.Handle, .. Int(IgniteHeader.Length)];

        AssertRefused<Ring>(NotBefore, Object<Ring>((nameof(Ring.Inner), Object<Ring>((nameof(Ring.Inner), self))), ("Zero", Nothing)));
    }

    [Fact]
    public void FieldsFillTheirPlaces() => AssertRefused<Early>(
        "the end of a field at byte 30",
        Object<Early>((nameof(Early.Blob), [.. ArrayOf([]), 0]), (nameof(Early.Next), Nothing), ("Zero", Nothing)));

    // Each field is one byte, so they begin at 24, 25 and 26.
    [Theory]
    [InlineData(0, 23)]
    [InlineData(0, 25)]
    [InlineData(1, 24)]
    [InlineData(2, 25)]
    [InlineData(2, -1)]
    public void OffsetsRiseFromTheFirstFieldOn(int field, int offset)
    {
        byte[] message = Object<Early>((nameof(Early.Blob), Nothing), (nameof(Early.Next), Nothing), ("Zero", Nothing));
        int footer = IgniteHeader.Length + 3;
        Assert.Null(Decode<Early>(message).Next);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(footer + (field * 2 * sizeof(int)) + sizeof(int)), offset);

        AssertRefused<Early>("offsets that rise from the first field on", message);
    }

    private static void AssertRefused<T>(string expected, byte[] message) => Refusal.AssertSays(expected, () => Decode<T>(message));

    private static T Decode<T>(byte[] message) => Witnesses.Decode<T>("ignite-full", message);

    // An object that can be created only when its values are known.
    public sealed class Ring(Ring? inner) { public Ring? Inner { get; } = inner; }
}
