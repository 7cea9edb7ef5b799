using SerBench.Published.DataSets;
using SerBench.Published.IgniteArticle;
using SerBench.Published.TreeNetwork;
using SerBench.Published.TypedLadder;
using SerBench.Published.XbufCar;

namespace SerBench.Published;

public sealed class Publications : IPublications
{
    public IReadOnlyList<Publication> All { get; } =
    [
        ArticlePublication.Instance,
        CarPublication.Instance,
        TreePublication.Instance,
        LadderPublication.Instance,
        new DataSetPublications(),
    ];
}
