namespace SerBench.Serializers.Tests.Peers;

// Sizes that can be counted by hand, where no golden bytes exist.
public sealed class PeerSizeTests
{
    [Fact]
    public void Json_names_members_and_writes_text_as_it_is()
    {
        var model = new PersonModel();
        var person = new Person { Id = 1, Name = "Zoë", Data = "李" };
        Assert.Equal(
            "{\"Id\":1,\"Name\":\"Zoë\",\"Data\":\"李\",\"Guid\":\"00000000-0000-0000-0000-000000000000\"}"u8.ToArray(),
            PeerCases.Codec("peer/System.Text.Json", model).EncodeToArray(person));
    }

    [Fact]
    public void BinaryWriter_writes_fixed_numbers_prefixed_text_and_a_flag_for_null()
    {
        var model = new PersonModel();
        byte[] message = PeerCases.Codec("peer/BinaryWriter", model).EncodeToArray(new Person { Id = 1, Name = "ab" });
        Assert.Equal([1, 0, 0, 0, 1, 2, (byte)'a', (byte)'b', 0, .. new byte[16]], message);
    }
}
