using SerBench.Model;
using SerBench.Serializers.Contracts;
using Xunit.Abstractions;

namespace SerBench.Serializers.Tests.Peers;

/// <summary>Where a library has a mode for data from strangers, the main row uses it, and the row without says so.</summary>
public sealed class TrustTests(ITestOutputHelper output)
{
    private const string Trusted = ":trusted";

    public static TheoryData<string, string> Modes => new()
    {
        { "peer/MessagePack", "peer/MessagePack:trusted" },
        { "peer/Google.FlatBuffers", "peer/Google.FlatBuffers:trusted" },
        { "peer/Google.FlatBuffers:view", "peer/Google.FlatBuffers:view:trusted" },
    };

    [Theory]
    [MemberData(nameof(Modes))]
    public void The_row_that_trusts_its_input_is_labelled(string row, string trusting)
    {
        if (IsMissing(row))
        {
            return;
        }

        Assert.False(Catalog.BuiltIn.Find(row)!.Traits.HasFlag(Traits.TrustsInput));
        Assert.True(Catalog.BuiltIn.Find(trusting)!.Traits.HasFlag(Traits.TrustsInput));
        Assert.Contains("trusted data only", Catalog.BuiltIn.Find(trusting)!.Title, StringComparison.Ordinal);
    }

    [Fact]
    public void Every_row_that_trusts_beside_one_that_does_not_is_listed_here() => Assert.Subset(
        Modes.Select(mode => (string)mode[1]).ToHashSet(),
        PeerCases.Peers.Select(peer => peer.Id).Where(id => id.EndsWith(Trusted, StringComparison.Ordinal)).ToHashSet());

    [Fact]
    public void Every_peer_checks_its_input_or_says_that_it_does_not() => Assert.All(
        PeerCases.Peers,
        peer => Assert.True(peer.Traits.HasFlag(Traits.ValidatesInput) || peer.Traits.HasFlag(Traits.TrustsInput), peer.Id));

    /// <summary>An offset that leads nowhere stands in the last field: who reads without proof builds what he comes to, or fails at a bound.</summary>
    [Fact]
    public void The_verifier_of_FlatBuffers_goes_through_a_message_before_it_is_read()
    {
        if (IsMissing("peer/Google.FlatBuffers"))
        {
            return;
        }

        var model = new PersonModel();
        Person person = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
        byte[] message = PeerCases.Codec("peer/Google.FlatBuffers", model).EncodeToArray(person);
        byte[] unended = [.. message];
        int text = message.AsSpan().LastIndexOf("gg"u8) + 2;
        Assert.Equal(0, unended[text]);
        unended[text] = (byte)'!';

        Assert.True(model.AreEqual(person, ((IObjectCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers:trusted", model)).Decode(unended)));
        Assert.Throws<WireFormatException>(() => ((IObjectCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers", model)).Decode(unended));
        Assert.Throws<WireFormatException>(() => ((IViewCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers:view", model)).Read(unended));
    }

    [Fact]
    public void What_the_verifier_of_FlatBuffers_cannot_look_through_is_refused()
    {
        if (IsMissing("peer/Google.FlatBuffers"))
        {
            return;
        }

        var model = new PersonModel();
        var person = new Person { Name = "", Data = new string('g', short.MaxValue) };
        byte[] message = PeerCases.Codec("peer/Google.FlatBuffers:trusted", model).EncodeToArray(person);
        Assert.Throws<UnsupportedValueException>(() => PeerCases.Codec("peer/Google.FlatBuffers", model).EncodeToArray(person));
        Assert.Throws<WireFormatException>(() => ((IObjectCodec<Person>)PeerCases.Codec("peer/Google.FlatBuffers", model)).Decode(message));
    }

    private bool IsMissing(string row)
    {
        bool isMissing = Catalog.BuiltIn.Find(row) is null;
        output.WriteLine(isMissing ? $"NOT TESTED: {row} is not in this build" : $"tested: {row}");
        return isMissing;
    }
}
