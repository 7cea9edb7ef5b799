using SerBench.Formats.Dense;

namespace SerBench.Formats.Tests.Dense;

// Blocks of integers: every count that vectors treat differently, in every width, into buffers with and without spare room.
public class DenseBlockTests
{
    private const int LongestBlock = DensePacked.Fewest - 1;

    [Fact]
    public void SignedIntegersTakeTheWidthOfTheWidest() => Check<int>(
    [
        (0, 1), (127, 1), (-128, 1), (128, 2), (-129, 2), (32_767, 2), (-32_768, 2), (32_768, 3), (8_388_607, 3), (-8_388_609, 4),
        (int.MinValue, 4),
    ]);

    [Fact]
    public void UnsignedIntegersTakeTheWidthOfTheWidest() =>
        Check<uint>([(0, 1), (255, 1), (256, 2), (65_535, 2), (65_536, 3), (16_777_215, 3), (16_777_216, 4), (uint.MaxValue, 4)]);

    [Fact]
    public void LongIntegersTakeTheWidthOfTheWidest() =>
        Check<long>([(-1, 1), (128, 2), (int.MinValue, 4), (1L << 39, 6), (long.MinValue, 8)]);

    private static void Check<T>((T Widest, byte Width)[] cases)
        where T : unmanaged
    {
        IObjectCodec<Block<T>> codec = Witnesses.CodecOf<Block<T>>("dense");
        foreach ((T widest, byte width) in cases)
        {
            for (int count = 1; count <= LongestBlock; count++)
            {
                for (int place = 0; place < count; place++)
                {
                    var block = new Block<T> { Items = new T[count], After = [1, 2, 3] };
                    block.Items[place] = widest;
                    byte[] message = codec.EncodeToArray(block);
                    Assert.Equal(width, message[2]);
                    Assert.Equal(1 + 1 + 1 + (width * count) + 4, message.Length);
                    Assert.Equal(message, codec.EncodeToArray(block, new EncodeBuffer(1)));
                    Block<T> decoded = codec.Decode(message);
                    Assert.Equal(block.Items, decoded.Items);
                    Assert.Equal(block.After, decoded.After);
                }
            }
        }
    }

    public sealed class Block<T> { public T[]? Items { get; set; } public byte[]? After { get; set; } }
}
