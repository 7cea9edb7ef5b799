using static SerBench.Formats.Contracts.Traits;

namespace SerBench.Engine.Base.Records;

public sealed record SerializerRecord(string Id, string Title, SerializerFamily Family, IReadOnlyList<string> Traits, string? Library)
{
    [JsonIgnore]
    public bool IsSameType => Has(SameType);

    public bool IsSafeOn(AttackScore? score) =>
        Has(ValidatesInput) && !Has(TrustsInput) && !Has(Unsafe) && score is null or { Bad: 0 };

    internal bool Has(Traits trait) => Traits.Contains(KebabCase.Of(trait));

    public static SerializerRecord Of(ISerializer serializer, string? library) =>
        new(serializer.Id, serializer.Title, serializer.Family, NamesOf(serializer.Traits), library);

    private static string[] NamesOf(Traits traits) =>
        [.. Enum.GetValues<Traits>().Where(trait => trait != None && traits.HasFlag(trait)).Select(KebabCase.Of)];
}
