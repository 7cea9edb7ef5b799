using SerBench.Benchmarks.Fairness;
using SerBench.Benchmarks.Ladder;
using SerBench.Benchmarks.Reports.Claims;
using SerBench.Benchmarks.Reports.Factors;
using SerBench.Benchmarks.Reports.Modes;
using SerBench.Benchmarks.Scaling;
using SerBench.Benchmarks.Trees;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>The sections of the reports. A new section is a class of its own and a line here.</summary>
public static class ReportSections
{
    /// <summary>The order in the reports: first the decision, then the reasons, then all details.</summary>
    public static IReadOnlyList<IReportSection> All { get; } =
    [
        new ModesSection(),
        new AnswerSection(),
        new StateSection(),
        new ContractSection(),
        new HeadlineSection(),
        new AbsentSection(),
        new LadderSection(),
        new CarSection(),
        new TreeSection(),
        new HostileSection(),
        new FairnessSection(),
        new AnatomySection(),
        new FactorsSection(),
        new ScalingSection(),
        new ClaimsSection(),
        new DashesSection(),
    ];

    // The sections that only the page has: with many rows they are long.
    private static readonly Type[] Long = [typeof(AnatomySection), typeof(FactorsSection), typeof(ClaimsSection), typeof(DashesSection)];

    public static IReadOnlyList<Section> Write(RunRecord record) => Write(record, All);

    /// <summary>The sections for a file that is read from its start to its end, and the headings of the others.</summary>
    public static (IReadOnlyList<Section> Sections, IReadOnlyList<string> Others) WriteBrief(RunRecord record) => (
        Write(record, All.Where(section => !Long.Contains(section.GetType()))),
        [.. Write(record, All.Where(section => Long.Contains(section.GetType()))).Select(section => section.Heading)]);

    private static IReadOnlyList<Section> Write(RunRecord record, IEnumerable<IReportSection> sections)
    {
        var figures = new Figures(record);
        return [.. sections.Select(section => section.Write(record, figures)).OfType<Section>()];
    }
}
