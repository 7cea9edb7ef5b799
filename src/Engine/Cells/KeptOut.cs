using SerBench.Serializers.Emission;

namespace SerBench.Engine.Cells;

internal static class KeptOut
{
    public static IReadOnlyList<string> Say(IReadOnlyList<CheckedCell> facts)
    {
        // MembersOf finds all members that a library refuses, because its record names only the first.
        (string Library, Unsupported[] Members, string[] Paths)[] refused =
        [
            .. from fact in facts
               where fact.Record.Status == CellStatus.Dash && SerializerName.Parse(fact.Cell.Serializer.Id).IsPlain
               let members = MembersOf(fact)
               where members.Length > 0
               let paths = members.Select(member => member.Path).Prepend(fact.Record.Reason!.Split(": ", 2)[0]).Distinct().ToArray()
               group (members, paths) by SerializerNames.ShortOf(fact.Cell.Serializer.Id) into same
               select (same.Key, same.First().members, same.First().paths),
        ];
        return
        [
            .. from one in refused
               where one.Paths.Length == 1
               group one by one.Members[0] into same
               select $"{same.Key.Path} alone keeps out {string.Join(", ", same.Select(one => one.Library))} ({same.Key.Reason}).",
            .. from one in refused
               where one.Paths.Length > 1
               select $"{one.Library} is kept out by {string.Join(", ", one.Paths)}.",
        ];
    }

    private static Unsupported[] MembersOf(CheckedCell fact) =>
        fact.Cell.Serializer is EmittedPeer peer && BuiltInCode.Recipes.FirstOrDefault(recipe => recipe.Id == peer.Recipe) is { } recipe
            ? [.. Emitter.RefuseAll(recipe, fact.Cell.Model.Type).DistinctBy(member => member.Path)]
            : [];
}
