using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Evolution;

internal sealed class EvolutionFlow(Catalog catalog)
{
    // Our formats are tested with access by reflection, which needs no code for each version of a type. Except in Ignite, other ways of
    // reaching fields write the same bytes.
    private const string Access = "/reflection";

    private const string Fingerprint = "+schema";

    public IReadOnlyList<ISerializer> ChooseUsual() =>
    [
        .. catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Grid
            && serializer.Id.EndsWith(Access, StringComparison.Ordinal)),
        .. catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Peer && IsOfMatrix(serializer.Id)),
    ];

    public EvolutionRecord Run(
        string title,
        IReadOnlyList<TypeVersion> versions,
        IReadOnlyList<ISerializer> serializers,
        string? commit,
        Action<string> progress,
        CancellationToken stop = default)
    {
        VersionBuild build = VersionBuild.Make(versions);
        build.Announce();
        TypeVersion[] pinned = [.. versions.Where(version => version.IsPinned)];
        TypeVersion[] plain = [.. versions.Where(version => !version.IsPinned)];
        plain = plain.Length > 0 ? plain : pinned;
        build.CompileAhead(
            serializers.OfType<EmittedPeer>().Select(peer => (peer.Recipe, LibraryCard.IsNumberedIn(peer.Id) || plain == pinned)));
        var rows = new List<EvolutionRow>();
        foreach (ISerializer serializer in serializers.TakeWhile(_ => !stop.IsCancellationRequested))
        {
            progress(serializer.Id);
            rows.AddRange(RowsOf(serializer, build, plain, pinned));
        }

        return new EvolutionRecord(
            commit, title, [.. versions.Select(version => version.Change).OfType<EvolutionChange>().DistinctBy(change => change.Id)], rows);
    }

    private IEnumerable<EvolutionRow> RowsOf(ISerializer serializer, VersionBuild build, TypeVersion[] plain, TypeVersion[] pinned)
    {
        if (serializer.Family != SerializerFamily.Grid)
        {
            yield return Try(serializer, build, LibraryCard.IsNumberedIn(serializer.Id) ? pinned : plain);
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
        Quote? promise = LibraryCard.FindRow(serializer.Id)?.Evolution ?? LibraryCard.Find(serializer.Id)?.Evolution;
        return new EvolutionRow(serializer.Id, versions[0].IsPinned, cells, reason, promise?.Words, promise?.Source);
    }

    // A serializer that the user loaded has no LibraryCard.
    private static bool IsOfMatrix(string id) => !id.Contains('+')
        && (LibraryCard.Find(id) is not { } card || id == card.Rows[0].Id || LibraryCard.FindRow(id) is { HasOwnOutcomes: true });
}
