using System.Reflection;
using SerBench.Serializers.Compressed;
using SerBench.Serializers.Peers;

namespace SerBench.Serializers.Tests.Peers;

// The catalog has exactly the libraries that the build reports as present.
public sealed class PeerPresenceTests(ITestOutputHelper output)
{
    [Fact]
    public void A_library_has_a_row_or_a_compressor_exactly_when_the_build_has_it()
    {
        foreach ((string package, bool isPresent, string text) in PeerCases.Declared)
        {
            output.WriteLine(isPresent ? $"tested: {package} ({text})" : $"NOT TESTED: {package} ({text})");
            bool isFound = Catalog.BuiltIn.Find($"peer/{package}") is not null
                || LibraryCard.All.Single(card => card.Package == package).Rows.Any(row =>
                    row.Id[0] == CompressedSerializer.Mark && Catalog.BuiltIn.FindCompressor(row.Id[1..]) is not null);
            Assert.True(isPresent == isFound, $"{package}: {text}");
        }
    }

    // The build's note on how formatters are made stands in the titles of MessagePack's rows.
    [PeerFact("MessagePack")]
    public void A_title_says_how_formatters_are_made() => Assert.All(
        PeerCases.Peers.Where(peer =>
            peer.Id.StartsWith("peer/MessagePack", StringComparison.Ordinal) && !peer.Id.EndsWith(":native") && !peer.Id.Contains('+')),
        peer => Assert.Matches(", (source-generated|formatters made at run time)[,)]", peer.Title));

    [Fact]
    public void Libraries_of_the_runtime_are_always_there()
    {
        Assert.NotNull(Catalog.BuiltIn.Find("peer/System.Runtime.Serialization.Formatters"));
        Assert.NotNull(Catalog.BuiltIn.Find("peer/System.Text.Json"));
        Assert.NotNull(Catalog.BuiltIn.Find("peer/BinaryWriter"));
        Assert.NotNull(Catalog.BuiltIn.Find("peer/DataContractSerializer"));
    }

    // What the SDK writes into an assembly whose project sets no version.
    private const string NoVersion = "1.0.0";

    [Fact]
    public void The_version_of_a_package_is_that_of_the_assembly_it_runs()
    {
        Dictionary<string, string> packages = PeerCases.Packages.ToDictionary();
        foreach ((string package, bool isPresent, string text) in PeerCases.Declared)
        {
            if (!isPresent || Catalog.BuiltIn.Find($"peer/{package}") is not IHasOrigin peer)
            {
                continue;
            }

            string declared = text.Split('|')[2];
            Assert.Equal(declared, packages[peer.Library.GetName().Name!]);
            string actual = peer.Library.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "";
            Assert.True(
                actual.StartsWith(declared, StringComparison.Ordinal)
                    || actual.Split('+')[0] == NoVersion
                    || declared.StartsWith(peer.Library.GetName().Version!.ToString(fieldCount: 3), StringComparison.Ordinal),
                $"{package} is declared as {declared}; its assembly says {actual}");
        }
    }

    [Fact]
    public void Every_peer_names_the_assembly_it_runs() =>
        Assert.All(PeerCases.Peers, peer => Assert.IsType<IHasOrigin>(peer, exactMatch: false));
}
