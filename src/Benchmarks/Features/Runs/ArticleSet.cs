using SerBench.Benchmarks.Features.Reports;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Benchmarks.Features.Runs;

internal static class ArticleSet
{
    private const string Model = "person";

    // Replaces the library, under its own name, if the package feed lacks the library.
    private const string ProtobufStandIn = "protobuf/compiled";

    public static RunRequest Complete(ProgramContext context, RunRequest request)
    {
        CellFilter filter = request.Filter;
        IEnumerable<string> modes = PublishedFigures.Article
            .Select(figures => figures.Serializer)
            .Select(id => id == ProtobufNetCard.Main && context.Catalog.Find(id) is null ? ProtobufStandIn : id)
            .Where(id => context.Catalog.Find(id) is not null);
        bool isOpen = filter is { Serializers.Count: 0, Formats.Count: 0, Accesses.Count: 0 };
        return request with
        {
            Filter = filter with
            {
                Serializers = isOpen ? [.. modes] : filter.Serializers,
                Models = filter.Models.Count == 0 ? [Model] : filter.Models,
            },
        };
    }
}
