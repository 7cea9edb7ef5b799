using System.Reflection.Emit;
using System.Runtime.Serialization;

namespace SerBench.Formats.Tests.Contracts;

// Pinned numbers identify members: by our attribute, or by those of libraries.
public class FieldNumberTests
{
    public static TheoryData<string> Formats => ["proto3", "protobuf", "msgpack-map", "ignite-full"];

    public static TheoryData<string> Accesses => ["reflection", "delegates", "accessors", "compiled", "generated"];

    [Fact]
    public void NumbersDecideTheOrderAndTheIdentity()
    {
        Assert.Equal([("Name", 1), ("Id", 5), ("Inner", 7)], Shape.Of<PinnedBefore>().Fields.Select(field => (field.Name, field.Number)));
        Assert.All(Shape.Of<PinnedBefore>().Fields, field => Assert.True(field.IsPinned));
        Assert.False(Shape.Of<Older>().Fields[0].IsPinned);
    }

    [Fact]
    public void NumbersOfLibrariesCountIfAllMembersHaveOne()
    {
        Assert.Equal([("Name", 1), ("Id", 3)], Numbers(Attributed("MessagePack.KeyAttribute", ("Id", 2), ("Name", 0))));
        Assert.Equal([("Name", 2), ("Id", 9)], Numbers(Attributed("ProtoBuf.ProtoMemberAttribute", ("Id", 9), ("Name", 2))));
        Assert.Equal([("Id", 1), ("Name", 2)], Numbers(Attributed("ProtoBuf.ProtoMemberAttribute", ("Id", 9), ("Name", 9))));
        Assert.Equal([("Id", 1), ("Name", 2)], Numbers(Attributed("Another.KeyAttribute", ("Id", 2), ("Name", 0))));
        Assert.Equal([("Name", 4), ("Id", 8)], Numbers(typeof(WithOrders)));
        Assert.Equal([("Id", 1), ("Name", 2)], Numbers(typeof(HalfOrdered)));
    }

    [Theory]
    [InlineData(typeof(HalfNumbered), "all members need a number, or none")]
    [InlineData(typeof(TwiceNumbered), "two members have the number 3")]
    [InlineData(typeof(WronglyNumbered), "0 is not from 1 to 18,999")]
    public void OwnNumbersThatDoNotFitAreRefused(Type type, string reason)
    {
        Unsupported? refused = ShapeCheck.Find(type, _ => null);

        Assert.Equal(type.Name, refused!.Path);
        Assert.Contains(reason, refused.Reason);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void AnOlderReaderKnowsARenamedMemberAndSkipsAnAddedOne(string format)
    {
        var after = new PinnedAfter { Title = "t", Added = "new", Id = 3, Late = 8 };

        PinnedBefore before = Read<PinnedAfter, PinnedBefore>(format, after);

        Assert.Equal(("t", 3), (before.Name, before.Id));
        Assert.True(before.Inner is null);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void ANewerReaderKnowsARenamedMemberAndDropsARemovedOne(string format)
    {
        var before = new PinnedBefore { Id = 3, Name = "t", Inner = new Older { Id = 1 } };

        PinnedAfter after = Read<PinnedBefore, PinnedAfter>(format, before);

        Assert.Equal(("t", 3, 0), (after.Title, after.Id, after.Late));
        Assert.True(string.IsNullOrEmpty(after.Added));
    }

    [Theory]
    [MemberData(nameof(Accesses))]
    public void EveryFormatCarriesPinnedTypesWithEveryAccess(string access)
    {
        var value = new PinnedBefore { Id = 3, Name = "t", Inner = new Older { Id = 1, Name = "x" } };
        Carry(access, value, read => Assert.Equal((3, "t", 1, "x"), (read.Id, read.Name, read.Inner!.Id, read.Inner.Name)));
    }

    [Theory]
    [MemberData(nameof(Accesses))]
    public void EveryFormatCarriesTheHighestNumberWithEveryAccess(string access)
    {
        var value = new PinnedHigh { Id = 3, Counts = [4, 5], Name = "t", Last = 6 };
        Carry(access, value, read => Assert.Equal((3, 4, 5, "t", 6), (read.Id, read.Counts![0], read.Counts[1], read.Name, read.Last)));
    }

    [Theory]
    [InlineData("proto3")]
    [InlineData("protobuf")]
    [InlineData("msgpack-map")]
    [InlineData("xbuf2")]
    public void AMemberAmongHighNumbersIsSkipped(string format)
    {
        PinnedHigh read = Read<PinnedHigher, PinnedHigh>(format, new PinnedHigher { Last = 6, Added = 7, Name = "t", Id = 3 });

        Assert.Equal((3, "t", 6), (read.Id, read.Name, read.Last));
    }

    private static void Carry<T>(string access, T value, Action<T> check)
    {
        foreach (string serializer in ZooBinding.PairsWith(access))
        {
            if (Witnesses.FindCodecOf<T>(serializer) is not { } codec)
            {
                continue;
            }

            byte[] message = codec.EncodeToArray(value);
            check(codec.Decode(message));
            if (Catalog.BuiltIn.Find(serializer) is IExplainedSerializer { CanExplain: true } explained)
            {
                explained.Explain(typeof(T), message);
            }
        }
    }

    private static TReader Read<TWriter, TReader>(string format, TWriter value)
    {
        byte[] message = Witnesses.Encode(format, value);

        // The full footer of Ignite names the type, which has the same name in both versions of a program.
        if (format == "ignite-full")
        {
            Witnesses.Encode(format, Activator.CreateInstance<TReader>()).AsSpan(4, 4).CopyTo(message.AsSpan(4));
        }

        return Witnesses.Decode<TReader>(format, message);
    }

    private static (string, int)[] Numbers(Type type) => [.. Shape.Of(type).Fields.Select(field => (field.Name, field.Number))];

    // The attributes of libraries are found by their names, so the library itself is not needed.
    private static Type Attributed(string attribute, params (string Name, int Number)[] fields)
    {
        ModuleBuilder module = StructPairs.NewModule("Attributed");
        TypeBuilder marker = module.DefineType(attribute, TypeAttributes.Public, typeof(Attribute));
        ILGenerator body = marker.DefineConstructor(MethodAttributes.Public, CallingConventions.Standard, [typeof(int)]).GetILGenerator();
        body.Emit(OpCodes.Ldarg_0);
        body.Emit(OpCodes.Call, typeof(Attribute).GetConstructor(BindingFlags.Instance | BindingFlags.NonPublic, [])!);
        body.Emit(OpCodes.Ret);
        ConstructorInfo constructor = marker.CreateType().GetConstructor([typeof(int)])!;
        TypeBuilder holder = module.DefineType("Holder", TypeAttributes.Public);
        foreach ((string name, int number) in fields)
        {
            holder.DefineField(name, typeof(int), FieldAttributes.Public)
                .SetCustomAttribute(new CustomAttributeBuilder(constructor, [number]));
        }

        return holder.CreateType();
    }

    [DataContract]
    public sealed class WithOrders
    {
        [DataMember(Order = 8)]
        public int Id { get; set; }

        [DataMember(Order = 4)]
        public string? Name { get; set; }
    }

    [DataContract]
    public sealed class HalfOrdered
    {
        [DataMember(Order = 8)]
        public int Id { get; set; }

        [DataMember]
        public string? Name { get; set; }
    }

    public sealed class HalfNumbered
    {
        [FieldNumber(2)]
        public int Id { get; set; }

        public string? Name { get; set; }
    }

    public sealed class TwiceNumbered
    {
        [FieldNumber(3)]
        public int Id { get; set; }

        [FieldNumber(3)]
        public string? Name { get; set; }
    }

    public sealed class WronglyNumbered
    {
        [FieldNumber(0)]
        public int Id { get; set; }
    }
}

// A type whose members are pinned, out of the order of their numbers.
[GenerateBinarizer, Serializable]
public sealed class PinnedBefore
{
    [FieldNumber(5)]
    public int Id { get; set; }

    [FieldNumber(1)]
    public string? Name { get; set; }

    [FieldNumber(7)]
    public Older? Inner { get; set; }
}

// The same type later: one member renamed, one removed, two added, in another order.
[GenerateBinarizer, Serializable]
public sealed class PinnedAfter
{
    [FieldNumber(300)]
    public int Late { get; set; }

    [FieldNumber(1)]
    public string? Title { get; set; }

    [FieldNumber(3)]
    public string? Added { get; set; }

    [FieldNumber(5)]
    public int Id { get; set; }
}

// A type whose numbers are as high as numbers may be.
[GenerateBinarizer, Serializable]
public sealed class PinnedHigh
{
    [FieldNumber(536_870_911)]
    public int Last { get; set; }

    [FieldNumber(100)]
    public int Id { get; set; }

    [FieldNumber(3000)]
    public List<int>? Counts { get; set; }

    [FieldNumber(20_000)]
    public string? Name { get; set; }
}

// The same type later, with a further member.
[GenerateBinarizer, Serializable]
public sealed class PinnedHigher
{
    [FieldNumber(100)]
    public int Id { get; set; }

    [FieldNumber(18_000)]
    public int Added { get; set; }

    [FieldNumber(20_000)]
    public string? Name { get; set; }

    [FieldNumber(536_870_911)]
    public int Last { get; set; }
}
