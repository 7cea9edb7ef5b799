namespace SerBench.Serializers.Tests.Peers;

// Ways for types that change write the layouts that their libraries document.
public sealed class TolerantWayTests
{
    // The number of members, the length of each member, and the members. A text is the complement of its bytes' count, the count of its
    // characters, and the bytes.
    [PeerFact("MemoryPack")]
    public void A_tolerant_MemoryPack_writes_the_length_of_each_member()
    {
        var value = new SimpleObject
        {
            Id = 1,
            Name = "ab",
            Active = true,
            DoubleValue = 2,
            FloatValue = 3,
            LongValue = 4,
            ShortValue = 5,
        };
        Assert.Equal(
            "07-04-0A-01-08-04-08-02-01-00-00-00-FD-FF-FF-FF-02-00-00-00-61-62-01-"
            + "00-00-00-00-00-00-00-40-00-00-40-40-04-00-00-00-00-00-00-00-05-00",
            BitConverter.ToString(PeerCases.Codec<SimpleObject>("peer/MemoryPack:tolerant").EncodeToArray(value)));
    }

    // Our format has the same names in the same order, and was written without the library.
    [PeerTheory("MessagePack")]
    [InlineData("person")]
    [InlineData("car")]
    [InlineData("tree")]
    [InlineData("simple")]
    [InlineData("complex")]
    [InlineData("deep")]
    [InlineData("complex-list")]
    public void A_map_of_MessagePack_has_the_names_of_all_members(string model) => PeerCases.Visit(model, new SameBytes("MessagePack"));

    // The library has another form of identifiers and dates.
    [PeerTheory("Nerdbank.MessagePack")]
    [InlineData("car")]
    [InlineData("simple")]
    [InlineData("complex-list")]
    public void A_map_of_Nerdbank_has_the_names_of_all_members(string model) =>
        PeerCases.Visit(model, new SameBytes("Nerdbank.MessagePack"));

    private sealed class SameBytes(string package) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T value = model.First(model.Scenarios[0].Name);
            Assert.Equal(
                PeerCases.Codec("msgpack-map/reflection", model).EncodeToArray(value),
                PeerCases.Codec($"peer/{package}:map", model).EncodeToArray(value));
            return true;
        }
    }
}
