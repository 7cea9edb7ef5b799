namespace SerBench.Serializers.Tests.Peers;

// If a library has a mode for untrusted data, the main row uses it, and the row without it says so.
public sealed class TrustTests
{
    private const string Trusted = ":trusted";

    [Fact]
    public void A_row_that_trusts_its_input_says_so_and_stands_beside_one_that_does_not() => Assert.All(
        PeerCases.Peers.Select(peer => peer.Id).Where(id => id.EndsWith(Trusted, StringComparison.Ordinal)),
        row => AssertLabelled(row[..^Trusted.Length]));

    [Fact]
    public void Every_peer_checks_its_input_or_says_that_it_does_not() => Assert.All(
        PeerCases.Peers,
        peer => Assert.True(peer.Traits.HasFlag(Traits.ValidatesInput) || peer.Traits.HasFlag(Traits.TrustsInput), peer.Id));

    // A reader in C# does not need the zero that ends a text, so only the verifier notices that it is missing.
    [PeerFact("Google.FlatBuffers")]
    public void The_verifier_of_FlatBuffers_goes_through_a_message_before_it_is_read()
    {
        var model = new PersonModel();
        Person person = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
        byte[] message = PeerCases.Codec("peer/Google.FlatBuffers", model).EncodeToArray(person);
        byte[] unended = [.. message];
        int text = message.AsSpan().LastIndexOf("gg"u8) + 2;
        Assert.Equal(0, unended[text]);
        unended[text] = (byte)'!';

        var trusting = (IObjectCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers:trusted", model);
        Assert.True(model.AreEqual(person, trusting.Decode(unended)));
        Assert.Throws<WireFormatException>(() => ((IObjectCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers", model)).Decode(unended));
        var viewing = (IViewCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers:view", model);
        Assert.Throws<WireFormatException>(() => viewing.Read(unended));
    }

    [PeerFact("Google.FlatBuffers")]
    public void What_the_verifier_of_FlatBuffers_cannot_look_through_is_refused()
    {
        var model = new PersonModel();
        var person = new Person { Name = "", Data = new string('g', short.MaxValue) };
        byte[] message = PeerCases.Codec("peer/Google.FlatBuffers:trusted", model).EncodeToArray(person);
        Assert.Throws<UnsupportedValueException>(() => PeerCases.Codec("peer/Google.FlatBuffers", model).EncodeToArray(person));
        Assert.Throws<WireFormatException>(() => ((IObjectCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers", model)).Decode(message));
    }

    private static void AssertLabelled(string row)
    {
        Assert.False(Catalog.BuiltIn.Find(row)!.Traits.HasFlag(Traits.TrustsInput));
        ISerializer trusting = Catalog.BuiltIn.Find(row + Trusted)!;
        Assert.True(trusting.Traits.HasFlag(Traits.TrustsInput));
        Assert.Contains("trusted data only", trusting.Title);
    }
}
