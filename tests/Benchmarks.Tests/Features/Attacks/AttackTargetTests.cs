namespace SerBench.Benchmarks.Tests.Features.Attacks;

public class AttackTargetTests
{
    // Memory that nobody has used yet is slow to get, so a reader that takes much of it reads twice; each reading has the whole time.
    [Theory]
    [InlineData(20_000, 3)]
    [InlineData(2_000_000, 2)]
    public void Each_reading_begins_anew(int allocated, int readings)
    {
        (AttackVerdict verdict, int begun) = Read(new Greedy<SimpleObject>(_ => allocated));

        Assert.Equal((AttackVerdict.OverAllocation, readings), (verdict, begun));
    }

    // Such as a buffer of a pool.
    [Fact]
    public void Memory_that_a_reader_keeps_for_later_is_no_harm() =>
        Assert.Equal((AttackVerdict.Rejected, 2), Read(new Greedy<SimpleObject>(call => call == 0 ? 2_000_000 : 0)));

    private static (AttackVerdict Verdict, int Begun) Read(Greedy<SimpleObject> codec)
    {
        var target = new AttackTarget<SimpleObject>(new ForgetfulSerializer(), new SimpleModel(), codec, seed: 1, random: 1);
        codec.Calls = 0;
        int begun = 0;
        Finding finding = target.Read(new AttackInput("{}"u8.ToArray(), -1), () => begun++);
        Assert.Equal(codec.Calls, begun);
        return (finding.AttackVerdict, begun);
    }

    private sealed class Greedy<T>(Func<int, int> bytesOf) : JsonCodec<T>
    {
        public int Calls { get; set; }

        public override T Decode(ArraySegment<byte> data)
        {
            GC.KeepAlive(new byte[bytesOf(Calls++)]);
            throw new WireFormatException(0, "refused");
        }
    }
}
