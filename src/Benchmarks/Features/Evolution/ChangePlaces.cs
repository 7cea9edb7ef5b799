namespace SerBench.Benchmarks.Features.Evolution;

internal static class ChangePlaces
{
    public const string Root = "root";

    private static readonly (string Id, string Words, Func<ValueShape, ValueShape?> Find)[] Parts =
    [
        ("nested", "a nested object", value => value),
        ("item", "the items of a list", value => value.Item),
        ("key", "the keys of a dictionary", value => value.Key),
        ("value", "the values of a dictionary", value => value.Value),
    ];

    public static Dictionary<Type, string> Holders { get; } = new()
    {
        [typeof(Held<Mark>)] = "one-struct",
        [typeof(Held<Mark[]>)] = "structs-of-an-array",
        [typeof(Held<List<Mark>>)] = "structs-of-a-list",
        [typeof(Held<Dictionary<Mark, int>>)] = "structs-as-keys",
        [typeof(Held<Dictionary<int, Mark>>)] = "structs-as-values",
        [typeof(Held<(int, Mark)[]>)] = "structs-in-tuples",
    };

    public static IEnumerable<(string Id, string Heading)> Headings =>
        Parts.Select(part => (part.Id, part.Words))
            .Concat(Holders.Values.Select(id => (id, id.Replace('-', ' '))))
            .Select(place => (place.Item1, $"The same change in {place.Item2}, where it differs"))
            .Prepend((Root, "A change of the type itself"));

    public static IEnumerable<(string Id, DraftClass? Changing, IReadOnlyList<Change> Changes)> Of(Draft draft) =>
        Holders.TryGetValue(draft.Classes[0].Origin!, out string? id)
            ? [(id, draft.Classes.First(type => type.Origin == typeof(Mark)), Change.Moves)]
            : Parts.Select(part => (part.Id, draft.Find(part.Find), Change.All)).Prepend((Root, draft.Classes[0], Change.All));
}
