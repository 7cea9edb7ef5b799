using SerBench.Formats.Nrbf;

namespace SerBench.Formats.Tests.Nrbf;

// The shared part of the attacks on Target.
internal static class TargetAttack
{
    // The number of members before a member, so that the attacked bytes can be put in its place.
    public const int BeforeNext = 1, BeforeNumbers = 2, BeforeNames = 3, BeforeList = 4, BeforeMap = 5, BeforeMaybe = 6;

    private const int Fixed = 4096;

    public static NrbfCodec<Target> Codec { get; } = new();

    // A message in which this many members are null.
    public static MessageBuilder At(int members) => new MessageBuilder().Nulls(members);

    public static int IndexOf(byte[] message, byte[] part)
    {
        int at = message.AsSpan().IndexOf(part);
        Assert.True(at > 0);
        return at;
    }

    // Checks that a message ends in the one exception and needs no more memory than documented.
    public static void Refused(byte[] message)
    {
        Assert.Throws<WireFormatException>(() => Codec.Decode(message));
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            Codec.Decode(message);
        }
        catch (WireFormatException)
        {
        }

        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.True(
            allocated <= Fixed + (NrbfFormat.Info.BytesPerByte * message.Length),
            $"{allocated} bytes allocated for {message.Length}");
    }
}
