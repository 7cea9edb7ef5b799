using SerBench.Serializers.Emission;

namespace SerBench.Engine.Cells;

// Which members of a user's type keep which libraries out of the comparison.
internal static class KeptOut
{
    public static IReadOnlyList<string> Say(IReadOnlyList<CheckedCell> facts)
    {
        (string Library, Unsupported[] Members, bool IsAll)[] refused =
        [
            .. from fact in facts
               where fact.Record.Status == CellStatus.Dash && SerializerName.Parse(fact.Cell.Serializer.Id).IsPlain
               let members = MembersOf(fact)
               where members.Length > 0
               let first = fact.Record.Reason?.Split(": ", 2)[0] ?? ""
               group (members, first) by SerializerNames.ShortOf(fact.Cell.Serializer.Id) into same
               let one = same.First()
               let isAll = one.members.Any(member => member.Path == one.first)
               select (same.Key, isAll ? one.members : [new Unsupported(one.first, ""), .. one.members], isAll),
        ];
        return
        [
            .. from one in refused
               where one.IsAll && one.Members.Length == 1
               group one by one.Members[0] into same
               select $"{same.Key.Path} alone keeps out {string.Join(", ", same.Select(one => one.Library))} ({same.Key.Reason}).",
            .. from one in refused
               where !one.IsAll || one.Members.Length > 1
               select $"{one.Library} is kept out by {string.Join(", ", one.Members.Select(member => member.Path))}.",
        ];
    }

    // The members that the recipe refuses; none if something else is at fault. A library may refuse further members by itself, of which the
    // record has the first.
    private static Unsupported[] MembersOf(CheckedCell fact) =>
        fact.Cell.Serializer is EmittedPeer peer && BuiltInCode.Recipes.FirstOrDefault(recipe => recipe.Id == peer.Recipe) is { } recipe
            ? [.. Emitter.RefuseAll(recipe, fact.Cell.Model.Type).DistinctBy(member => member.Path)]
            : [];
}
