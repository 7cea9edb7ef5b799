using SerBench.Benchmarks.Features.Reports;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Benchmarks.Features.Runs;

/// <summary>The default selection for the operation <c>article</c>: the modes of the Ignite.NET article.</summary>
internal static class ArticleSet
{
    private const string Model = "person";

    // If the package feed lacks the library, our own protobuf replaces it under its own name.
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
