using static SerBench.Formats.Tests.Nrbf.TargetAttack;

namespace SerBench.Formats.Tests.Nrbf;

// Messages made to do harm. Each ends in the one exception, without much memory, and loads no type that the data names.
public class AttackTests
{
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
    [InlineData("Tests.Nrbf.Target", "Tests.Nrbf.Mirage")]
    [InlineData("Tests.Nrbf.Target", "Tests.Nrbf.Secret")]
    [InlineData("<Text>", "<Test>")]
    [InlineData("SerBench.Formats.Tests, Version", "SerBench.Formats.Tusts, Version")]
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
        byte[] message = At(BeforeNext)
            .Reference(3).Reference(4).Nulls(4).Numbers(4, 1).Int(9)
            .ClassWithId(3, 1).String(5, "last").Nulls(6).End();
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

    [Serializable]
    public sealed class Trap
    {
        static Trap() => TrapAlarm.IsSprung = true;
    }

    private static class TrapAlarm { public static bool IsSprung { get; set; } }
}
