using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Features.Reports.Factors;
using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Features.Reports.Sections;

// The lists below name the id of each section.
internal sealed class ReportSections
{
    // The decision comes first, then the reasons, then all details.
    private static readonly string[] Order =
    [
        AnswerSection.Id, "modes", "state", "contract", "headline", "absent", "ladder", "car", "tree", "data-sets", "hostile", "evolution",
        "services", "memory", "fairness", "instructions",
        "anatomy", "factors", "scaling", "claims", "dashes",
    ];

    // Many rows make these sections long, so only the page has these sections.
    private static readonly string[] Long = ["anatomy", "factors", "claims", "data-sets", "dashes"];

    // These sections move to the page in this order while the Markdown file is too long.
    private static readonly string[] Details =
        ["scaling", "ladder", "car", "services", "memory", "fairness", "evolution", "instructions", "tree", "hostile"];

    private readonly IReportSection[] _all;

    public ReportSections(IEnumerable<IFeature> features) => _all =
    [
        new AnswerSection(), new ModesSection(), new StateSection(), new ContractSection(), new HeadlineSection(), new AbsentSection(),
        new AnatomySection(), new FactorsSection(), new ClaimsSection(), new DashesSection(),
        .. features.SelectMany(feature => feature.Sections),
    ];

    public IReadOnlyList<Section> Write(RunRecord record)
    {
        var figures = new Figures(record);
        return
        [
            .. _all.Select(section => section.Write(record, figures)).OfType<Section>()
                .OrderBy(section => Array.IndexOf(Order, section.Id)),
        ];
    }

    public (
        IReadOnlyList<Section> Sections, IReadOnlyList<string> Others) WriteBrief(RunRecord record, Func<Section, int> lengthOf, int most)
    {
        IReadOnlyList<Section> written = Write(record);
        HashSet<string> others = [.. Long];
        foreach (string id in Details)
        {
            if (written.Where(section => !others.Contains(section.Id)).Sum(lengthOf) > most)
            {
                others.Add(id);
            }
        }

        return (
            [.. written.Where(section => !others.Contains(section.Id))],
            [.. written.Where(section => others.Contains(section.Id)).Select(section => section.Heading)]);
    }
}
