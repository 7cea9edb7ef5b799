using SerBench.Serializers;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Evolution;

/// <summary>Tries all changes of a type with every format and library. No clock is read, so the result is the same each time.</summary>
internal sealed class EvolutionFlow(Catalog catalog)
{
    // All accesses of a format write the same bytes, and reflection needs no code for each version. Ignite's formats have two orders of fields; that of
    // the published reflective mode counts.
    private const string Access = "/reflection";

    private const string Fingerprint = "+schema";

    // Rows that read other versions as another one of their library does.
    private static readonly string[] SameOutcomes = [":default", ":trusted", ":as-published", ":verified", ":utf16", ":native", ":reflection"];

    // Rows that read other versions differently than the rest of their library.
    private static readonly string[] OwnOutcomes = ["peer/Apache.Fory:default", "peer/Apache.Fory:trusted", "peer/Nerdbank.MessagePack:default"];

    // Libraries whose users number their members. A member keeps its number, whatever happens to the others.
    private static readonly string[] Numbered = ["peer/Google.Protobuf", "peer/protobuf-net", "peer/MessagePack", "peer/Nerdbank.MessagePack", "peer/Google.FlatBuffers", "peer/Apache.Fory"];

    /// <summary>The serializers of the matrix if the caller names none: every format with one access, its variant with fingerprints, and every library.</summary>
    public IReadOnlyList<ISerializer> ChooseUsual() =>
    [
        .. catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Grid
            && serializer.Id.EndsWith(Access, StringComparison.Ordinal)),
        .. catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Peer && IsOfMatrix(serializer.Id)),
    ];

    /// <summary>Makes all changes in a type; null for the usual types.</summary>
    public EvolutionRecord Run(Type? type, IReadOnlyList<ISerializer> serializers, string? commit, Action<string> progress) =>
        Run((type ?? typeof(Shipment)).Name, TypeVersion.Plan(type), serializers, commit, progress);

    /// <summary>Tries versions with each serializer.</summary>
    public EvolutionRecord Run(string title, IReadOnlyList<TypeVersion> versions, IReadOnlyList<ISerializer> serializers, string? commit, Action<string> progress)
    {
        VersionBuild build = VersionBuild.Make(versions);
        build.Announce();
        TypeVersion[] pinned = [.. versions.Where(version => version.IsPinned)];
        TypeVersion[] plain = [.. versions.Where(version => !version.IsPinned)];
        plain = plain.Length > 0 ? plain : pinned;
        build.CompileAhead(serializers.OfType<EmittedPeer>().Select(peer => (peer.Recipe, IsNumbered(peer) || plain == pinned)));
        var rows = new List<EvolutionRow>();
        foreach (ISerializer serializer in serializers)
        {
            progress(serializer.Id);
            rows.AddRange(RowsOf(serializer, build, plain, pinned));
        }

        return new EvolutionRecord(commit, title, [.. versions.Select(version => version.Change).OfType<EvolutionChange>().DistinctBy(change => change.Id)], rows);
    }

    private IEnumerable<EvolutionRow> RowsOf(ISerializer serializer, VersionBuild build, TypeVersion[] plain, TypeVersion[] pinned)
    {
        if (serializer.Family != SerializerFamily.Grid)
        {
            yield return Try(serializer, build, IsNumbered(serializer) ? pinned : plain);
            yield break;
        }

        EvolutionRow bare = Try(serializer, build, plain);
        yield return bare;
        if (pinned != plain && Try(serializer, build, pinned) is var numbered && !numbered.Cells.SequenceEqual(bare.Cells))
        {
            yield return numbered;
        }

        if (!bare.IsNeverMisread && catalog.Find(serializer.Id + Fingerprint) is { } checkedMode)
        {
            yield return Try(checkedMode, build, plain);
        }
    }

    private static EvolutionRow Try(ISerializer serializer, VersionBuild build, TypeVersion[] versions)
    {
        IReadOnlyList<EvolutionCell> cells = new EvolutionTrial(serializer, build).Run(versions, out string? reason);
        var promise = Promises.Find(serializer.Id);
        return new EvolutionRow(serializer.Id, versions[0].IsPinned, cells, reason, promise?.Promise, promise?.Source);
    }

    private static bool IsNumbered(ISerializer serializer) => Numbered.Any(name => IsRowOf(name, serializer));

    private static bool IsRowOf(string library, ISerializer serializer) => serializer.Id == library || serializer.Id.StartsWith(library + ":", StringComparison.Ordinal);

    private static bool IsOfMatrix(string id) => OwnOutcomes.Contains(id)
        || (!id.Contains('+', StringComparison.Ordinal) && !id.Contains(":view", StringComparison.Ordinal) && !SameOutcomes.Any(end => id.EndsWith(end, StringComparison.Ordinal)));
}
