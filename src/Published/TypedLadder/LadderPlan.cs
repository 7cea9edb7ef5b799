namespace SerBench.Published.TypedLadder;

public static class LadderPlan
{
    // The published text compares each single improvement with its version V4.
    public const string Base = "typed-bitmap/accessors";

    private const string Compiled = "typed-bitmap/compiled";

    public static IReadOnlyList<string> Models { get; } = ["simple", "complex", "deep"];

    public static IReadOnlyList<Rung> Rungs { get; } =
    [
        new("V1", ["typed-markers/reflection"], "boxed reflection"),
        new("V2", ["typed-markers/delegates"], "delegates that box"),
        new("V3", ["typed-markers/accessors"], "typed delegates"),
        new("V4", [Base], "null bitmap instead of markers"),
        new("V5", ["dense/compiled"], "straight-line IL, dense format"),
        new("V6", ["dense/generated", "dense/handwritten"], "straight-line C#"),
    ];

    // Step V5 changes the format and the access (how fields are reached). Each of these steps changes only one.
    public static IReadOnlyList<Rung> Between { get; } =
    [
        new("access alone", [Compiled], "V4 with the access of V5"),
        new("format alone", ["dense/accessors"], "V4 with the format of V5"),
    ];

    public static IReadOnlyList<LadderIdea> Ideas { get; } =
    [
        new("direct access (its VarHandle)", Compiled, "2-3"),
        new("short strings without a length byte", "typed-short-text/accessors", "1-2"),
        new("reordering, primitives first", "typed-reordered/accessors", "1-2"),
        new("path without nulls", "typed-no-nulls/accessors", "2-3"),
        new("reused buffer", null, "1-2"),
    ];

    public static IReadOnlyList<LadderPeer> Peers { get; } =
    [
        Of("BinarySerializer", "values one after the other, written by hand"),
        Of("Kryo", "a general binary library in its best documented use"),
        Of("Jackson", "JSON"),
        Of("Gson", "JSON; .NET has no second library of the rank, so the same one"),
    ];

    public static IReadOnlyList<string> SerializersIn(Catalog catalog) =>
    [
        .. Rungs.Concat(Between).SelectMany(rung => rung.Serializers.Where(id => catalog.Find(id) is not null).Take(1))
            .Concat(Ideas.Select(idea => idea.Serializer).OfType<string>())
            .Concat(Peers.SelectMany(peer => peer.Serializers.Where(id => catalog.Find(id) is not null).Take(1)))
            .Where(id => catalog.Find(id) is not null)
            .Distinct(),
    ];

    private static LadderPeer Of(string name, string meaning) => new(name, [.. LibraryCard.StandingFor(name)], meaning);
}
