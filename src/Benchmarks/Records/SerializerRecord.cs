using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Records;

/// <summary>What a run says of a serializer.</summary>
/// <param name="Library">The <see cref="LibraryOrigin.Id"/> of the file it comes from; null when that is not known.</param>
public sealed record SerializerRecord(string Id, string Title, SerializerFamily Family, IReadOnlyList<string> Traits, string? Library)
{
    public static SerializerRecord Of(ISerializer serializer, string? library) =>
        new(serializer.Id, serializer.Title, serializer.Family, NamesOf(serializer.Traits), library);

    private static string[] NamesOf(Traits traits) =>
        [.. Enum.GetValues<Traits>().Where(trait => trait != Formats.Contracts.Traits.None && traits.HasFlag(trait)).Select(KebabCase.Of)];
}
