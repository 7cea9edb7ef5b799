using System.Diagnostics;

namespace SerBench.Formats.Tests.Hostile;

// Input that is refused at a great depth takes no more memory than stated. The trace of the exception has its own stated allowance.
[Collection(nameof(DepthTests))]
public class DeepMemoryTests
{
    private const int FixedAllowance = 4096;

    public static TheoryData<string> Pairs => [.. ZooBinding.Pairs];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Damage_at_any_depth_stays_within_the_stated_memory(string serializer)
    {
        if (Witnesses.FindCodecOf<DepthTests.Branch>(serializer) is not { } codec)
        {
            return;
        }

        int factor = Catalog.BuiltIn.Find(serializer) is IStatesMemory { BytesPerByte: { } stated } ? stated : FormatInfo.UsualMemory;
        foreach (int levels in new[] { 2, 8, 20, 40, 63, 64, 65, 100, 200 })
        {
            byte[] message = DepthTests.At(levels, () => codec.EncodeToArray(DepthTests.Nest(levels)));
            foreach (byte[] damaged in new[] { message, message[..^1], [.. message[..^1], 0xFF], [.. message[..^1], 0x7F] })
            {
                Exception? refusal = Record.Exception(() => codec.Decode(damaged));
                int calls = refusal is null ? 0 : new StackTrace(refusal).FrameCount;
                long allowance = FixedAllowance + ((long)factor * damaged.Length) + (IStatesMemory.TraceBytesPerCall * calls);
                long allocated = Memory.Of(() => Try(codec, damaged), allowance);
                Assert.True(
                    allocated <= allowance,
                    $"{serializer}, {levels} levels, {damaged.Length} bytes: {allocated} bytes allocated, {allowance} are granted");
            }
        }
    }

    private static void Try(IObjectCodec<DepthTests.Branch> codec, byte[] message)
    {
        try
        {
            codec.Decode(message);
        }
        catch (WireFormatException)
        {
            // Refused, which is all right.
        }
    }
}
