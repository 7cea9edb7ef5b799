using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Features.Reports.Factors;
using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class ReportSections
{
    private static readonly string[] First = [AnswerSection.Id, ModesSection.Id, RowsSection.Id, "links", "safety", "method"];

    // If details.md is too long, the last of these sections are left out.
    private static readonly string[] Rest =
    [
        "ladder", "instructions", "hostile", "tree", "evolution", "fairness", "memory", "load", "services", "car", "absent", "scaling",
    ];

    private static readonly string[] Long = ["data-sets", "anatomy", "factors", "claims", "dashes"];

    private readonly IReportSection[] _all;

    public ReportSections(IEnumerable<IFeature> features) => _all =
    [
        new AnswerSection(), new ModesSection(), new RowsSection(), new LinksSection(), new SafetySection(), new MethodSection(),
        new AbsentSection(),
        new AnatomySection(), new FactorsSection(), new ClaimsSection(), new DashesSection(),
        .. features.SelectMany(feature => feature.Sections),
    ];

    public IReadOnlyList<Section> Write(RunRecord record)
    {
        var figures = new Figures(record);
        string[] order = [.. First, .. Rest, .. Long];
        return
        [
            .. _all.Select(section => section.Write(record, figures)).OfType<Section>()
                .OrderBy(section => Array.IndexOf(order, section.Id)),
        ];
    }

    public IReadOnlyList<Section> Brief(RunRecord record)
    {
        var figures = new Figures(record);
        string[] own = OwnOf(record);
        return
        [
            .. from section in Write(record)
               where First.Contains(section.Id) || own.Contains(section.Id)
               select section.Id == RowsSection.Id ? RowsSection.Write(record, figures, isBrief: true) ?? section : section,
        ];
    }

    public IReadOnlyList<Section> Details(RunRecord record, Func<Section, int> lengthOf, int most)
    {
        string[] own = OwnOf(record);
        List<Section> kept = [.. Write(record).Where(section => Rest.Contains(section.Id) && !own.Contains(section.Id))];
        while (kept.Sum(lengthOf) > most)
        {
            kept.RemoveAt(kept.Count - 1);
        }

        return kept;
    }

    private static string[] OwnOf(RunRecord record) => record.Profile.Name is "ladder" or "counts" ? ["ladder", "instructions"] : [];
}
