using SerBench.Serializers.Trees.Columnar.Columns;

namespace SerBench.Serializers.Tests.Trees.Columnar;

public class BitColumnTests
{
    [Fact]
    public void Numbers_of_every_width_come_back()
    {
        var random = new SplitMix64(9);
        for (int bits = 1; bits <= 64; bits++)
        {
            ulong[] numbers = [.. Enumerable.Range(0, 61).Select(_ => random.NextUInt64() >> (64 - bits))];
            numbers[0] |= 1UL << (bits - 1);
            int width = BitColumn.WidthOf(numbers.Aggregate(0UL, (all, number) => all | number));
            Assert.InRange(width, bits, 64);
            byte[] column = new byte[(((numbers.Length * width) + 7) / 8) + BitColumn.Slack];

            int length = BitColumn.Pack<ulong>(numbers, 0, width, column);

            Assert.Equal(column.Length - BitColumn.Slack, length);
            for (int i = 0; i < numbers.Length; i++)
            {
                Assert.Equal(numbers[i], BitColumn.Load(ref column[0], i, width, BitColumn.MaskOf(width)));
            }
        }
    }
}
