using SerBench.Serializers.Emission;

namespace SerBench.Engine.Cells;

// Which members of a user's type keep which libraries out of the comparison.
internal static class KeptOut
{
    public static IReadOnlyList<string> Say(IReadOnlyList<CheckedCell> facts)
    {
        (string Library, Unsupported[] Members)[] refused =
        [
            .. facts.Where(fact => fact.Record.Status == CellStatus.Dash && SerializerName.Parse(fact.Cell.Serializer.Id).IsPlain)
                .Select(fact => (SerializerNames.ShortOf(fact.Cell.Serializer.Id), MembersOf(fact)))
                .Where(one => one.Item2.Length > 0).DistinctBy(one => one.Item1),
        ];
        return
        [
            .. from one in refused
               where one.Members.Length == 1
               group one by one.Members[0] into same
               select $"{same.Key.Path} alone keeps out {string.Join(", ", same.Select(one => one.Library))} ({same.Key.Reason}).",
            .. from one in refused
               where one.Members.Length > 1
               select $"{one.Library} is kept out by {string.Join(", ", one.Members.Select(member => member.Path))}.",
        ];
    }

    // The members that the recipe refuses; none if something else is at fault.
    private static Unsupported[] MembersOf(CheckedCell fact) =>
        fact.Cell.Serializer is EmittedPeer peer && BuiltInCode.Recipes.FirstOrDefault(recipe => recipe.Id == peer.Recipe) is { } recipe
            ? [.. Emitter.RefuseAll(recipe, fact.Cell.Model.Type).DistinctBy(member => member.Path)]
            : [];
}
