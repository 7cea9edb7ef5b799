using SerBench.Serializers;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Evolution;

/// <summary>Tries all changes of a type with every format and library. No clock is read, so the result is the same each time.</summary>
internal sealed class EvolutionFlow(Catalog catalog)
{
    // All accesses of a format write the same bytes, and reflection needs no code for each version. Ignite's formats have two orders of fields; that of
    // the package's own accesses counts.
    private const string Access = "/reflection";
    private const string AccessOfTwoOrders = "/compiled";
    private const string TwoOrders = "ignite";

    private const string Fingerprint = "+schema";

    // Its messages hold hashes of the full names of types, which differ between versions that are compiled together.
    private const string NamesTypes = "peer/Nino";
    private const string WhyNamed = "its messages hold hashes of the full names of types, so versions that are compiled together cannot stand for each other";

    // Rows that differ from another one of their library in speed alone.
    private static readonly string[] SameBytes = [":default", ":trusted", ":as-published", ":verified", ":utf16", ":reflection"];

    // The libraries of which some rows write other messages than the rest.
    private static readonly string[] OwnBytes = ["peer/Apache.Fory:default", "peer/Nerdbank.MessagePack:default"];

    // Libraries whose users number their members. A member keeps its number, whatever happens to the others.
    private static readonly string[] Numbered = ["peer/Google.Protobuf", "peer/protobuf-net", "peer/MessagePack", "peer/Nerdbank.MessagePack", "peer/Google.FlatBuffers", "peer/Apache.Fory"];

    /// <summary>The serializers of the matrix if the caller names none: every format with one access, its variant with fingerprints, and every library.</summary>
    public IReadOnlyList<ISerializer> ChooseUsual() =>
    [
        .. catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Grid
            && serializer.Id.EndsWith(serializer.Id.StartsWith(TwoOrders, StringComparison.Ordinal) ? AccessOfTwoOrders : Access, StringComparison.Ordinal)),
        .. catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Peer && IsOfMatrix(serializer.Id)),
    ];

    public EvolutionRecord Run(Type root, IReadOnlyList<ISerializer> serializers, string? commit, Action<string> progress)
    {
        IReadOnlyList<TypeVersion> versions = TypeVersion.Plan(root);
        VersionBuild build = VersionBuild.Make(versions);
        build.Announce();
        build.CompileAhead(serializers.OfType<EmittedPeer>().Where(peer => !IsNamed(peer)).Select(peer => (peer.Recipe, IsNumbered(peer))));
        TypeVersion[] plain = [.. versions.Where(version => !version.IsPinned)];
        TypeVersion[] pinned = [.. versions.Where(version => version.IsPinned)];
        var rows = new List<EvolutionRow>();
        foreach (ISerializer serializer in serializers)
        {
            progress(serializer.Id);
            rows.AddRange(RowsOf(serializer, build, plain, pinned));
        }

        string[] tried = [.. plain.Where(version => version.Change is not null).Select(version => version.Change!.Id).Distinct()];
        return new EvolutionRecord(commit, root.Name, [.. Change.All.Where(change => tried.Contains(change.Id)).Select(change => new EvolutionChange(change.Id, change.Title))], rows);
    }

    private IEnumerable<EvolutionRow> RowsOf(ISerializer serializer, VersionBuild build, TypeVersion[] plain, TypeVersion[] pinned)
    {
        if (serializer.Family != SerializerFamily.Grid)
        {
            bool isNumbered = IsNumbered(serializer);
            yield return IsNamed(serializer)
                ? new EvolutionRow(serializer.Id, isNumbered, [], WhyNamed, Promises.Find(serializer.Id)?.Promise, Promises.Find(serializer.Id)?.Source)
                : Try(serializer, build, isNumbered ? pinned : plain, isNumbered);
            yield break;
        }

        EvolutionRow bare = Try(serializer, build, plain, isPinned: false);
        yield return bare;
        EvolutionRow numbered = Try(serializer, build, pinned, isPinned: true);
        if (!numbered.Cells.SequenceEqual(bare.Cells))
        {
            yield return numbered;
        }

        if (!bare.IsNeverMisread && catalog.Find(serializer.Id + Fingerprint) is { } checkedMode)
        {
            yield return Try(checkedMode, build, plain, isPinned: false);
        }
    }

    private static EvolutionRow Try(ISerializer serializer, VersionBuild build, TypeVersion[] versions, bool isPinned)
    {
        IReadOnlyList<EvolutionCell> cells = new EvolutionTrial(serializer, build).Run(versions, out string? reason);
        var promise = Promises.Find(serializer.Id);
        return new EvolutionRow(serializer.Id, isPinned, cells, reason, promise?.Promise, promise?.Source);
    }

    private static bool IsNumbered(ISerializer serializer) => Numbered.Any(name => IsRowOf(name, serializer));

    private static bool IsNamed(ISerializer serializer) => IsRowOf(NamesTypes, serializer);

    private static bool IsRowOf(string library, ISerializer serializer) => serializer.Id == library || serializer.Id.StartsWith(library + ":", StringComparison.Ordinal);

    private static bool IsOfMatrix(string id) => OwnBytes.Contains(id)
        || (!id.Contains('+', StringComparison.Ordinal) && !id.Contains(":view", StringComparison.Ordinal) && !SameBytes.Any(end => id.EndsWith(end, StringComparison.Ordinal)));
}
