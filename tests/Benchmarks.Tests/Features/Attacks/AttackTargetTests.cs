namespace SerBench.Benchmarks.Tests.Features.Attacks;

public class AttackTargetTests
{
    // Memory that nobody has used yet is slow to get, so a reader that takes much of it is asked once.
    [Theory]
    [InlineData(20_000, 3)]
    [InlineData(2_000_000, 1)]
    public void Much_memory_is_measured_once(int allocated, int calls)
    {
        var codec = new Greedy<SimpleObject>(allocated);
        var target = new AttackTarget<SimpleObject>(new ForgetfulSerializer(), new SimpleModel(), codec, seed: 1, random: 1);
        codec.Calls = 0;

        Finding finding = target.Read(new AttackInput("{}"u8.ToArray(), -1));

        Assert.Equal((AttackVerdict.OverAllocation, calls), (finding.AttackVerdict, codec.Calls));
    }

    private sealed class Greedy<T>(int bytes) : JsonCodec<T>
    {
        public int Calls { get; set; }

        public override T Decode(ArraySegment<byte> data)
        {
            Calls++;
            GC.KeepAlive(new byte[bytes]);
            throw new WireFormatException(0, "refused");
        }
    }
}
