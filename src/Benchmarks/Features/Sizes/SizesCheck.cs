using SerBench.Serializers.Compressed;
using SerBench.Serializers.Trees;
using SerBench.Serializers.Trees.Generic;

namespace SerBench.Benchmarks.Features.Sizes;

internal static class SizesCheck
{
    public static int Run(ProgramContext context, string file)
    {
        IReadOnlyDictionary<CellId, int?> expected = Read(file).Where(entry => IsComparable(context, entry.Key)).ToDictionary();
        Dictionary<CellId, int?> actual = CellCheck.Run(
            context.Outside,
            context.Selection.Select(FilterOf(expected.Keys))
                .Where(cell => expected.Keys.Any(id => id.Model == cell.Id.Model && id.Scenario == cell.Id.Scenario)))
            .SelectMany(SizesOf)
            .ToDictionary();
        string[] differences =
        [
            .. expected.Where(entry => !IsPeer(entry.Key) || actual.ContainsKey(entry.Key))
                .Where(entry => actual.GetValueOrDefault(entry.Key) != entry.Value)
                .Select(entry => $"{entry.Key}: {Text(entry.Value)} in the file, now {Text(actual.GetValueOrDefault(entry.Key))}"),
            .. actual.Where(entry => entry.Value is not null && !expected.ContainsKey(entry.Key))
                .Where(entry => !IsPeer(entry.Key) && !IsLibraryOfTrees(context, entry.Key))
                .Select(entry => $"{entry.Key}: {Text(entry.Value)}, not in the file"),
        ];
        context.Terminal.Lines(differences);

        int compared = expected.Keys.Count(actual.ContainsKey);
        context.Terminal.Line(differences.Length == 0
            ? $"{compared} sizes are those of '{file}'."
            : $"{differences.Length} of {compared} sizes differ from '{file}'; if that is meant, write it anew with sizes --save.");
        return differences.Length == 0 ? ExitCode.Done : ExitCode.Failed;
    }

    private static IEnumerable<KeyValuePair<CellId, int?>> SizesOf(CheckedCell cell)
    {
        CellId id = cell.Cell.Id;
        return CompressedSizes.Columns
            .Where(compressor => compressor.IsOwn)
            .Select(compressor => KeyValuePair.Create(
                id with { Serializer = id.Serializer + SizeTables.ColumnOf(compressor.Id) },
                cell.Verified?.Compressed.GetValueOrDefault(compressor.Id)?.Typical))
            .Prepend(KeyValuePair.Create(id, cell.Verified?.Size!.Typical));
    }

    // Only our own compressors are comparable, because other versions of libraries may compress differently.
    private static bool IsComparable(ProgramContext context, CellId cell)
    {
        int mark = cell.Serializer.LastIndexOf(CompressedSerializer.Mark);
        return mark < 0 || context.Catalog.Serializers.Any(serializer => serializer.Id == cell.Serializer)
            || context.Catalog.FindCompressor(cell.Serializer[(mark + 1)..]) is { IsOwn: true };
    }

    private static CellFilter FilterOf(IEnumerable<CellId> cells) => new()
    {
        Models = [.. cells.Select(cell => cell.Model).Distinct()],
        Scenarios = [.. cells.Select(cell => cell.Scenario).Distinct()],
    };

    // A package feed may lack libraries, so only library sizes in both the file and this program are compared.
    private static bool IsPeer(CellId cell) => SerializerName.Parse(cell.Serializer).Format == KebabCase.Of(SerializerFamily.Peer);

    private static bool IsLibraryOfTrees(ProgramContext context, CellId cell) =>
        context.Catalog.Find(cell.Serializer.Split(CompressedSerializer.Mark)[0]) is TreeSerializer { Codec: SerializerTreeCodec };

    private static string Text(int? size) => size is { } bytes ? $"{bytes} bytes" : "no size";

    private static IReadOnlyDictionary<CellId, int?> Read(string file)
    {
        try
        {
            return SizesFile.Read(NamedFile.ReadText(file));
        }
        catch (FormatException exception)
        {
            throw new UsageException($"'{file}' is no file of sizes: {exception.Message}");
        }
    }
}
