using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports;

/// <summary>What each serializer demands or offers: who has the same traits competes on equal terms.</summary>
internal static class TraitsTable
{
    public static TextTable Create(RunRecord record)
    {
        var table = new TextTable("serializer", "title", "library", "traits") { TextColumns = 4 };
        foreach (SerializerRecord serializer in record.Serializers)
        {
            LibraryOrigin? library = record.Libraries.FirstOrDefault(candidate => candidate.Id == serializer.Library);
            table.Add(
                serializer.Id,
                serializer.Title,
                library?.Short ?? "",
                string.Join(", ", serializer.Traits));
        }

        return table;
    }
}
