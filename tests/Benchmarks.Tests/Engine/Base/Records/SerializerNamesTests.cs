namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// A serializer whose messages only the type that wrote them can read is marked wherever it may win.
public class SerializerNamesTests
{
    private static readonly SerializerRecord SameType =
        SampleRecords.Serializer("dense/generated", "V6") with { Traits = ["validates-input", "same-type"] };

    [Fact]
    public void The_mark_stands_after_its_name_and_after_no_other()
    {
        Assert.Equal("dense/generated (V6) \u2020", SerializerNames.WithTitle(SameType));
        Assert.Equal("dense/generated (V6)", SerializerNames.WithTitle(SameType with { Traits = ["validates-input"] }));
        Assert.StartsWith(SerializerNames.SameTypeMark, SerializerNames.SameTypeWords);
    }

    [Theory]
    [InlineData("peer/MemoryPack", SerializerFamily.Peer, RowClass.Library)]
    [InlineData("peer/MessagePack:trusted", SerializerFamily.Peer, RowClass.Library)]
    [InlineData("acme/fast", SerializerFamily.Peer, RowClass.Library)]
    [InlineData("peer/BinaryWriter", SerializerFamily.Peer, RowClass.Bound)]
    [InlineData("peer/protobuf-net+lz4", SerializerFamily.Compressed, RowClass.Library)]
    [InlineData("dense/generated+lz4", SerializerFamily.Compressed, RowClass.Ours)]
    [InlineData("dense/generated", SerializerFamily.Grid, RowClass.Ours)]
    [InlineData("ignite/accessors", SerializerFamily.Grid, RowClass.Ours)]
    [InlineData("ignite/handwritten", SerializerFamily.Grid, RowClass.Bound)]
    [InlineData("flatbuffers/view", SerializerFamily.Grid, RowClass.Bound)]
    [InlineData("tree/columnar", SerializerFamily.Tree, RowClass.Bound)]
    [InlineData("floor/object", SerializerFamily.Floor, RowClass.Bound)]
    public void Each_row_has_a_class(string id, SerializerFamily family, RowClass expected) =>
        Assert.Equal(expected, RowClasses.Of(SampleRecords.Serializer(id, id, family)));
}
