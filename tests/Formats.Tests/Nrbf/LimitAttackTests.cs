using SerBench.Formats.Nrbf;
using static SerBench.Formats.Tests.Nrbf.TargetAttack;

namespace SerBench.Formats.Tests.Nrbf;

// Messages that ask for more memory or stack than their length justifies.
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
        // Each run alone would be allowed.
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
        // A foreign class inside a foreign class, and so on. Only a reader that searches for a missing record meets it.
        const int Depth = 50_000;
        MessageBuilder builder = At(BeforeNext).Reference(90).Nulls(5).Byte(4).Int(50).Text("X").Int(1).Text("m").Byte(3).Text("X");
        for (int i = 0; i < Depth; i++)
        {
            builder.Byte(4).Int(-51 - i).Text("X").Int(1).Text("m").Byte(3).Text("X");
        }

        Refused(builder.Null().End());
    }

    // Five bytes that refer to an object create it at once. There must not be more objects than the rest of the message has room for
    // records.
    [Fact]
    public void ObjectsThatAreReferredToAreInProportionToTheirRecords()
    {
        const int Count = 500;
        var codec = new NrbfCodec<Crowd>();
        byte[] whole = codec.Encode(new Crowd { Members = [.. Enumerable.Range(0, Count).Select(_ => new Member())] });
        Assert.Equal(Count, codec.Decode(whole).Members!.Length);

        // The array ends with its references. The first record, which describes the class, follows.
        int end = IndexOf(whole, [9, .. BitConverter.GetBytes(Count + 2)]) + 1 + sizeof(int);
        byte[] withoutRecords = [.. whole.AsSpan(0, end), 11];
        Member.Made = 0;

        WireFormatException damage = Assert.Throws<WireFormatException>(() => codec.Decode(withoutRecords));

        Assert.Contains("no more references than the message can have records for", damage.Message);
        Assert.InRange(Member.Made, 1, 1 + (withoutRecords.Length / Member.RecordLength));
    }

    [Fact]
    public void ConstructorsNestToTheLimitAndNoDeeper()
    {
        var rings = new NrbfCodec<Ring>();
        var boxes = new NrbfCodec<Box<Ring>>();
        Ring? read = rings.Decode(rings.Encode(Nest(Limits.MaxDepth)));
        Assert.NotNull(boxes.Decode(boxes.Encode(new Box<Ring> { Value = Nest(Limits.MaxDepth) })).Value);
        Refuse(rings, Nest(Limits.MaxDepth + 1));
        Refuse(rings, Nest(5_000));
        Refuse(boxes, new Box<Ring> { Value = Nest(Limits.MaxDepth + 1) });

        int levels = 0;
        for (; read is not null; read = read.Inner)
        {
            levels++;
        }

        Assert.Equal(Limits.MaxDepth, levels);
    }

    // Checks that a message is refused within the memory that the page states, including the exception.
    private static void Refuse<T>(NrbfCodec<T> codec, T value)
    {
        byte[] message = codec.Encode(value);
        long allowance = 4096 + ((long)NrbfFormat.Info.BytesPerByte * message.Length);
        long allocated = Memory.Of(() => Assert.Throws<WireFormatException>(() => codec.Decode(message)), allowance);
        Assert.InRange(allocated, 0, allowance);
    }

    private static Ring Nest(int levels) => Enumerable.Range(0, levels).Aggregate((Ring?)null, (inner, _) => new Ring(inner))!;

    [Serializable]
    public sealed class Crowd { public Member[]? Members { get; set; } }

    [Serializable]
    public sealed class Member
    {
        // Kind, id, the id of the record that describes the class; then the fields.
        public const int RecordLength = 1 + sizeof(int) + sizeof(int) + sizeof(long) + sizeof(long);

        public Member() => Made++;

        [field: ThreadStatic]
        public static int Made { get; set; }

        public long Low { get; set; }

        public long High { get; set; }
    }
}
