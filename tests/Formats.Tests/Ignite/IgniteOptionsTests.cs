namespace SerBench.Formats.Tests.Ignite;

// The ways in which names become ids: both name mappers, id mappers, types that are not registered.
public class IgniteOptionsTests
{
    private const int TypeIdAt = 4;
    private const int HeaderLength = 24;

    [Theory]
    [InlineData("Golden.Person", true, -991716523)]
    [InlineData("Person", true, -991716523)]
    [InlineData("Golden.Outer+Person", true, -991716523)]
    [InlineData("PERSON", true, -991716523)]
    [InlineData("Golden.Person", false, -236109862)]
    [InlineData("golden.person", false, -236109862)]
    [InlineData("Person", false, -991716523)]
    public void ATypeIdIsTheHashOfTheMappedName(string name, bool hasSimpleNames, int id) =>
        Assert.Equal(id, new IgniteOptions { HasSimpleNames = hasSimpleNames }.TypeId(name));

    [Theory]
    [InlineData("id", 3355)]
    [InlineData("Id", 3355)]
    [InlineData("Name", 3373707)]
    [InlineData("Data", 3076010)]
    [InlineData("Guid", 3184265)]
    [InlineData("É", 'É')]
    [InlineData("é", 'é')]
    public void AFieldIdIsTheHashOfTheNameInLowerCaseOfAscii(string name, int id) =>
        Assert.Equal(id, new IgniteOptions().FieldId("Any", name));

    [Fact]
    public void AnArgumentOfAGenericTypeKeepsItsNamespaceOnlyWithFullNames()
    {
        const string Name = "Some.Box`1[[Other.Item]]";

        Assert.Equal("Box`1[[Other.Item]]", new IgniteOptions().MappedName(Name));
        Assert.Equal(Name, new IgniteOptions { HasSimpleNames = false }.MappedName(Name));
    }

    [Theory]
    [InlineData(true, true)]
    [InlineData(true, false)]
    [InlineData(false, true)]
    [InlineData(false, false)]
    public void MappedIdsAreWrittenAndReadAndZeroFallsBackToTheHash(bool isCompact, bool hasSimpleNames)
    {
        var options = new IgniteOptions
        {
            HasCompactFooter = isCompact,
            HasSimpleNames = hasSimpleNames,
            TypeIdMapper = name => name == "Some.Mapped" ? 42 : 0,
            FieldIdMapper = (type, field) => type == "Some.Mapped" && field == "First" ? 1001 : 0,
        };
        options.Know(new IgniteType("Some.Mapped", "First", "Second")).Know(new IgniteType("Some.Plain", "First"));
        IgniteObject made = new IgniteObject("Some.Mapped")
            .With("First", 1)
            .With("Second", new IgniteObject("Some.Plain").With("First", 2));

        byte[] bytes = IgniteMessage.Encode(made, options);
        var read = (IgniteObject)IgniteMessage.Decode(bytes, options)!;
        const int Plain = HeaderLength + 1 + sizeof(int);

        Assert.Equal(42, BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(TypeIdAt)));
        Assert.Equal(
            new IgniteOptions { HasSimpleNames = hasSimpleNames }.TypeId("Some.Plain"),
            BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(Plain + TypeIdAt)));
        Assert.Equal(isCompact ? -1 : bytes.Length - 10, bytes.AsSpan().LastIndexOf((ReadOnlySpan<byte>)[0xE9, 0x03, 0, 0]));
        Assert.Null(GraphEqual.Find(made, read));
        Assert.Equal("Some.Mapped", read.TypeName);
    }

    [Fact]
    public void FieldsWithOneIdOrNoneAreRefused()
    {
        var same = new IgniteOptions { FieldIdMapper = (_, _) => 5 };

        Assert.Throws<UnsupportedValueException>(() => IgniteMessage.Encode(new IgniteObject("T").With("A", 1).With("B", 2), same));
        Assert.Throws<UnsupportedValueException>(() =>
            IgniteMessage.Encode(new IgniteObject("T").With("a", 1).With("A", 2), new IgniteOptions()));
        Assert.Throws<UnsupportedValueException>(() => IgniteMessage.Encode(new IgniteObject("T").With("", 1), new IgniteOptions()));
    }

    [Theory]
    [InlineData(true, "T")]
    [InlineData(false, "Some.T")]
    public void AnUnregisteredTypeIsWrittenWithItsMappedName(bool hasSimpleNames, string mapped)
    {
        IgniteOptions Options(bool isRegistered) =>
            new() { HasSimpleNames = hasSimpleNames, HasCompactFooter = false, IsRegistered = _ => isRegistered };
        IgniteObject made = new IgniteObject("Some.T").With("A", 1);

        byte[] named = IgniteMessage.Encode(made, Options(false));
        byte[] known = IgniteMessage.Encode(made, Options(true));
        IgniteOptions reader = Options(false).Know(new IgniteType(mapped, "A"));

        Assert.Equal(known.Length + 5 + mapped.Length, named.Length);
        Assert.Equal(0, BinaryPrimitives.ReadInt32LittleEndian(named.AsSpan(TypeIdAt)));
        Assert.Equal(9, named[HeaderLength]);
        Assert.Equal(mapped, ((IgniteObject)IgniteMessage.Decode(named, reader)!).TypeName);
        Assert.Equal(named, IgniteMessage.Encode(IgniteMessage.Decode(named, reader), reader));
    }

    [Fact]
    public void WhatIsNotKnownIsCalledByItsIdAndWrittenBackTheSame()
    {
        var options = new IgniteOptions { HasCompactFooter = false };
        byte[] bytes = IgniteMessage.Encode(new IgniteObject("Person").With("Id", 1), options);

        var read = (IgniteObject)IgniteMessage.Decode(bytes, options)!;

        Assert.Equal("#-991716523", read.TypeName);
        Assert.Equal("#3355", read.Fields[0].Key);
        Assert.Equal(bytes, IgniteMessage.Encode(read, options));
    }

    [Fact]
    public void AllTypesInATypeAreKnownAtOnce()
    {
        IgniteOptions options = new IgniteOptions().Know<Golden.Outer>();
        byte[] bytes = Witnesses.Encode("ignite", new Golden.Outer { Mid = 7, First = new Golden.Inner { X = 3, S = "s" } });

        var read = (IgniteObject)IgniteMessage.Decode(bytes, options)!;

        Assert.Equal(7, read["Mid"]);
        Assert.Equal(3, ((IgniteObject)read["First"]!)["X"]);
    }
}
