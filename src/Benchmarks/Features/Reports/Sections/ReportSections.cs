using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Features.Reports.Factors;
using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Features.Reports.Sections;

/// <summary>The report sections of a run as a whole, and of features. The lists below name each section's id.</summary>
internal sealed class ReportSections
{
    // The order in the reports: first the decision, then the reasons, then all details.
    private static readonly string[] Order =
    [
        AnswerSection.Id, "modes", "state", "contract", "headline", "absent", "ladder", "car", "tree", "data-sets", "hostile", "evolution",
        "services", "memory", "fairness", "instructions",
        "anatomy", "factors", "scaling", "claims", "dashes",
    ];

    // Sections that only the page has, because many rows make them long.
    private static readonly string[] Long = ["anatomy", "factors", "claims", "data-sets", "dashes"];

    // Sections that move to the page in this order while the Markdown file is too long.
    private static readonly string[] Details =
        ["scaling", "ladder", "car", "services", "memory", "fairness", "evolution", "instructions", "tree", "hostile"];

    private readonly IReportSection[] _all;

    public ReportSections(IEnumerable<IFeature> features) => _all =
    [
        new AnswerSection(), new ModesSection(), new StateSection(), new ContractSection(), new HeadlineSection(), new AbsentSection(),
        new CarSection(), new DataSetsSection(),
        new AnatomySection(), new FactorsSection(), new ClaimsSection(), new DashesSection(),
        .. features.SelectMany(feature => feature.Sections),
    ];

    public IReadOnlyList<Section> Write(RunRecord record)
    {
        var figures = new Figures(record);
        return [.. _all.Select(section => section.Write(record, figures)).OfType<Section>().OrderBy(section => Array.IndexOf(Order, section.Id))];
    }

    /// <summary>The sections for the Markdown file, and the headings of the others.</summary>
    /// <param name="most">The limit of length. While the file exceeds it, details move to the page.</param>
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

        return ([.. written.Where(section => !others.Contains(section.Id))], [.. written.Where(section => others.Contains(section.Id)).Select(section => section.Heading)]);
    }
}
