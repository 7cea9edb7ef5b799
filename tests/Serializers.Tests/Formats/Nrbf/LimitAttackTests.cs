using SerBench.Serializers.Contracts;
using static SerBench.Serializers.Tests.Formats.Nrbf.TargetAttack;

namespace SerBench.Serializers.Tests.Formats.Nrbf;

/// <summary>Messages that ask for more memory or stack than their length is worth.</summary>
public class LimitAttackTests
{
    [Theory]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    [InlineData(-1)]
    [InlineData(1 << 28)]
    public void LengthsBeyondTheInputAreRefused(int length)
    {
        Refused(At(BeforeNumbers).Reference(3).Nulls(4).Numbers(3, length).Int(1).End());
        Refused(At(BeforeNames).Reference(3).Nulls(3).Strings(3, length).Nulls(2).End());
        Refused(At(BeforeNames).Reference(3).Nulls(3).Strings(3, length).NullRun(length).End());
        Refused(At(0).Byte(6).Int(3).Byte(0xFF).Byte(0xFF).Byte(0xFF).Byte(0xFF).Byte(0x07).Nulls(6).End());
    }

    [Fact]
    public void CapacitiesBeyondTheAllowanceAreRefused()
    {
        byte[] message = Codec.Encode(new Target { Map = new Dictionary<string, int> { ["a"] = 1 } });
        int version = IndexOf(message, [1, 0, 0, 0, 9]);
        BitConverter.TryWriteBytes(message.AsSpan(version + 9), 1 << 30);
        Refused(message);
        BitConverter.TryWriteBytes(message.AsSpan(version + 9), -1);
        Refused(message);
    }

    [Fact]
    public void ManyListsOfNullsShareOneAllowance()
    {
        // Each run alone would be granted.
        const int Length = 4_000;
        Assert.Equal(Length, Codec.Decode(Chain(1)).Names!.Length);
        Refused(Chain(20));

        static byte[] Chain(int count)
        {
            var builder = new MessageBuilder();
            for (int i = 0; i < count; i++)
            {
                builder.Null().Reference(3 + (2 * i)).Null().Reference(4 + (2 * i)).Nulls(3);
                builder.Strings(4 + (2 * i), Length).NullRun(Length).ClassWithId(3 + (2 * i), 1);
            }

            return builder.Nulls(7).End();
        }
    }

    [Fact]
    public void NullsMustFitTheArray()
    {
        Refused(At(BeforeNames).Reference(3).Nulls(3).Strings(3, 2).NullRun256(3).End());
        Refused(At(BeforeNames).Reference(3).Nulls(3).Strings(3, 2).NullRun256(0).NullRun256(2).End());
        Refused(At(BeforeNames).Reference(3).Nulls(3).Strings(3, 2).NullRun(-5).NullRun256(2).End());
        Refused(At(0).NullRun256(7).End());
        Refused(At(BeforeNames).NullRun256(1).Nulls(3).End());
        Assert.Equal(2, Codec.Decode(At(BeforeNames).Reference(3).Nulls(3).Strings(3, 2).NullRun256(2).End()).Names!.Length);
    }

    [Fact]
    public void NestingIsBoundedWhereRecordsAreWalkedOver()
    {
        // A foreign class inside a foreign class, and so on: only a reader that looks for a missing record comes across it.
        const int Depth = 50_000;
        MessageBuilder builder = At(BeforeNext).Reference(90).Nulls(5).Byte(4).Int(50).Text("X").Int(1).Text("m").Byte(3).Text("X");
        for (int i = 0; i < Depth; i++)
        {
            builder.Byte(4).Int(-51 - i).Text("X").Int(1).Text("m").Byte(3).Text("X");
        }

        Refused(builder.Null().End());
    }

    [Fact]
    public void NestingOfConstructorsIsBounded()
    {
        Ring? ring = null;
        for (int i = 0; i < 5_000; i++)
        {
            ring = new Ring(ring);
        }

        var codec = new NrbfCodec<Ring>();
        byte[] message = codec.Encode(ring!);
        Assert.Throws<WireFormatException>(() => codec.Decode(message));
    }
}
