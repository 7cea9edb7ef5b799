using System.Text;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats.Nrbf;

/// <summary>Messages made to do harm. Each ends in the one exception, without much memory, and without a type of the data's choice.</summary>
public class AttackTests
{
    private const int Fixed = 4096;
    private const int BytesPerByte = 128;

    private static readonly NrbfCodec<Target> Codec = new();

    // Where a member stands, so that what is attacked can be put in its place.
    private const int BeforeNext = 1, BeforeNumbers = 2, BeforeNames = 3, BeforeList = 4, BeforeMap = 5, BeforeMaybe = 6;

    [Fact]
    public void TheBuilderBuildsMessagesThatAreRead()
    {
        byte[] message = At(0).String(3, "text").Reference(1).Reference(4).Nulls(4).Numbers(4, 2).Int(5).Int(6).End();
        Target read = Codec.Decode(message);
        Assert.Equal("text", read.Text);
        Assert.Same(read, read.Next);
        Assert.Equal([5, 6], read.Numbers!);
    }

    [Theory]
    [InlineData("Formats.Nrbf.Target", "Formats.Nrbf.Mirage")]
    [InlineData("Formats.Nrbf.Target", "Formats.Nrbf.Secret")]
    [InlineData("<Text>", "<Test>")]
    [InlineData("SerBench.Serializers.Tests, Version", "SerBench.Serializers.Tusts, Version")]
    public void ForeignNamesAreRefused(string name, string other)
    {
        byte[] message = Codec.Encode(new Target());
        int at = message.AsSpan().IndexOf(Encoding.UTF8.GetBytes(name));
        Assert.True(at > 0, name);
        Encoding.UTF8.GetBytes(other).CopyTo(message, at);
        Refused(message);
    }

    [Fact]
    public void NothingThatTheDataNamesIsLoadedOrCreated()
    {
        var loaded = new List<string?>();
        AssemblyLoadEventHandler note = (_, load) => loaded.Add(load.LoadedAssembly.GetName().Name);
        AppDomain.CurrentDomain.AssemblyLoad += note;
        Refused(Root("System.Xml.XmlDocument", "System.Private.Xml, Version=10.0.0.0, Culture=neutral, PublicKeyToken=cc7b13ffcd2ddd51"));
        Refused(Root(typeof(Trap).FullName!, typeof(Trap).Assembly.FullName!));
        AppDomain.CurrentDomain.AssemblyLoad -= note;
        Assert.DoesNotContain("System.Private.Xml", loaded);
        Assert.False(TrapAlarm.IsSprung);
    }

    [Fact]
    public void ReferencesToTheWrongTypeAreRefused()
    {
        Refused(At(0).Reference(MessageBuilder.RootId).Nulls(6).End());
        Refused(At(BeforeNumbers).Reference(MessageBuilder.RootId).Nulls(4).End());
        Refused(At(BeforeList).Reference(MessageBuilder.RootId).Nulls(2).End());
        Refused(At(BeforeMap).Reference(MessageBuilder.RootId).Nulls(1).End());
        Refused(At(0).String(3, "text").Reference(3).Nulls(5).End());
        Refused(At(BeforeNext).Reference(2).Nulls(5).End());
    }

    [Fact]
    public void AListThatIsItsOwnArrayIsRefused()
    {
        byte[] message = Codec.Encode(new Target { List = ["x"] });
        int array = IndexOf(message, [17, 4, 0, 0, 0]);
        int reference = IndexOf(message, [9, 4, 0, 0, 0]);
        Assert.True(array > reference);
        message[reference + 1] = 3;
        Refused(message);
    }

    [Fact]
    public void AnObjectThatIsPartOfItsOwnConstructionIsRefused()
    {
        var codec = new NrbfCodec<Ring>();
        byte[] message = codec.Encode(new Ring(new Ring(null)));
        int reference = IndexOf(message, [9, 3, 0, 0, 0]);
        message[reference + 1] = 1;
        Assert.Throws<WireFormatException>(() => codec.Decode(message));
    }

    [Fact]
    public void ForwardReferencesToTextAreFollowed()
    {
        byte[] message = At(0).Reference(4).Reference(3).Nulls(5).ClassWithId(3, 1).String(4, "later").Nulls(6).End();
        Target read = Codec.Decode(message);
        Assert.Equal("later", read.Text);
        Assert.Same(read.Text, read.Next!.Text);
    }

    [Fact]
    public void RecordsMayComeInAnotherOrder()
    {
        byte[] message = At(BeforeNext).Reference(3).Reference(4).Nulls(4).Numbers(4, 1).Int(9).ClassWithId(3, 1).String(5, "last").Nulls(6).End();
        Target read = Codec.Decode(message);
        Assert.Equal([9], read.Numbers!);
        Assert.Equal("last", read.Next!.Text);
    }

    [Fact]
    public void DanglingReferencesAreRefused()
    {
        Refused(At(0).Reference(40).Nulls(6).End());
        Refused(At(BeforeNext).Reference(40).Nulls(5).End());
        Refused(At(BeforeNumbers).Reference(40).Nulls(4).End());
        Refused(At(BeforeNames).Reference(40).Nulls(3).End());
        Refused(At(BeforeList).Reference(40).Nulls(2).End());
        Refused(At(BeforeMap).Reference(40).Nulls(1).End());
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(int.MinValue)]
    [InlineData(int.MaxValue)]
    [InlineData(100_000)]
    public void IdsThatNobodyCountsToAreRefused(int id)
    {
        Refused(At(0).String(id, "text").Nulls(6).End());
        Refused(At(BeforeNext).Reference(id).Nulls(5).End());
        Refused(At(BeforeNext).Reference(3).Nulls(5).ClassWithId(3, id).Nulls(7).End());
    }

    [Fact]
    public void AnObjectThatNobodyRefersToIsRefused() => Refused(At(0).Nulls(7).ClassWithId(3, 1).Nulls(7).End());

    [Fact]
    public void IdsThatOccurTwiceAreRefused()
    {
        Refused(At(0).String(3, "a").Reference(4).Nulls(5).ClassWithId(4, 1).String(3, "b").Nulls(6).End());
        Refused(At(0).String(1, "a").Nulls(6).End());
        Refused(At(0).String(2, "a").Nulls(6).End());
        Refused(At(BeforeNext).Reference(3).Nulls(5).ClassWithId(3, 1).Nulls(7).ClassWithId(3, 1).Nulls(7).End());
        Refused(At(0).Nulls(7).Library(2, "twice").End());
    }

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

    [Fact]
    public void KindsOfRecordsThatDoNotBelongAreRefused()
    {
        for (int kind = 0; kind <= byte.MaxValue; kind++)
        {
            if (kind is not (6 or 9 or 10 or 12))
            {
                Refused(At(0).Byte((byte)kind).Int(3).Int(0).Int(0).Nulls(6).End());
            }

            if (kind is not (11 or 12))
            {
                Refused(At(0).Nulls(7).Byte((byte)kind).Int(3).Int(0).Int(0).End());
            }
        }
    }

    [Fact]
    public void AValueOfAnotherTypeIsRefused()
    {
        Assert.Equal(7, Codec.Decode(At(BeforeMaybe).Byte(8).Byte(8).Int(7).End()).Maybe);
        Refused(At(BeforeMaybe).Byte(8).Byte(9).Int(7).Int(0).End());
        Refused(At(BeforeMaybe).Byte(8).Byte(0).Int(7).End());
        Refused(At(BeforeMaybe).Reference(1).End());
    }

    [Fact]
    public void MessagesMustEndWhereTheyEnd()
    {
        Refused([.. At(0).Nulls(7).End(), 0]);
        Refused(At(0).Nulls(7).WithoutEnd());
        Refused([]);
    }

    private static MessageBuilder At(int members) => new MessageBuilder().Nulls(members);

    private static int IndexOf(byte[] message, byte[] part)
    {
        int at = message.AsSpan().IndexOf(part);
        Assert.True(at > 0);
        return at;
    }

    private static byte[] Root(string type, string library)
    {
        var bytes = new MemoryStream();
        var writer = new BinaryWriter(bytes);
        writer.Write((byte)0); // header
        writer.Write(1); // root id
        writer.Write(-1); // header id
        writer.Write(1); // major version
        writer.Write(0); // minor version
        writer.Write((byte)12); // library
        writer.Write(2); // library id
        writer.Write(library);
        writer.Write((byte)5); // class with members and types
        writer.Write(1); // object id
        writer.Write(type);
        writer.Write(0); // number of members
        writer.Write(2); // library id
        writer.Write((byte)11); // end
        return bytes.ToArray();
    }

    private static void Refused(byte[] message)
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
        Assert.True(allocated <= Fixed + (BytesPerByte * message.Length), $"{allocated} bytes allocated for {message.Length}");
    }

    [Serializable]
    public sealed class Ring(Ring? inner)
    {
        public Ring? Inner { get; } = inner;
    }

    [Serializable]
    public sealed class Trap
    {
        static Trap() => TrapAlarm.IsSprung = true;
    }

    private static class TrapAlarm
    {
        public static bool IsSprung { get; set; }
    }
}
