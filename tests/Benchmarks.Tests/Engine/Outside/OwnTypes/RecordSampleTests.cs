namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

public class RecordSampleTests
{
    [Fact]
    public void Few_records_are_all_kept_in_order() => Assert.Equal([0, 1, 2, 3, 4], Kept(Sample(5, count: 8)));

    [Fact]
    public void Of_many_a_part_is_kept_in_order_and_again_for_the_same_seed()
    {
        int[] kept = Kept(Sample(10_000, count: 100));

        Assert.Equal(100, kept.Length);
        Assert.Equal(kept.Order(), kept);
        Assert.Equal(kept, Kept(Sample(10_000, count: 100)));
        Assert.NotEqual(kept, Kept(Sample(10_000, count: 100, seed: 2)));
    }

    [Fact]
    public void Every_part_of_the_data_is_represented()
    {
        int[] kept = Kept(Sample(100_000, count: 1000));

        // The expected number in each tenth is 100. 50 or 150 would be five standard deviations off.
        Assert.All(Enumerable.Range(0, 10), tenth => Assert.InRange(kept.Count(number => number / 10_000 == tenth), 50, 150));
    }

    [Fact]
    public void Long_records_are_fewer_but_as_evenly_drawn()
    {
        RecordSample sample = Sample(100_000, count: 1000, maxBytes: 4 * 500);

        int[] kept = Kept(sample);

        Assert.InRange(kept.Length, 1, 500);
        Assert.InRange(kept.Count(number => number < 50_000), kept.Length / 4, 3 * kept.Length / 4);
        Assert.Equal(100_000, sample.Seen);
    }

    [Fact]
    public void A_single_record_is_kept_however_long() => Assert.Single(Sample(1, count: 10, maxBytes: 1).Kept);

    private static RecordSample Sample(int records, int count, long maxBytes = long.MaxValue, ulong seed = 1)
    {
        var sample = new RecordSample(count, maxBytes, seed);
        for (int i = 0; i < records; i++)
        {
            sample.Add(BitConverter.GetBytes(i));
        }

        return sample;
    }

    private static int[] Kept(RecordSample sample) => [.. sample.Kept.Select(bytes => BitConverter.ToInt32(bytes))];
}
