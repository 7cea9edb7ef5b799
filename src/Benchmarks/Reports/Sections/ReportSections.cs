using SerBench.Benchmarks.Ladder;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports.Claims;
using SerBench.Benchmarks.Reports.Factors;
using SerBench.Benchmarks.Scaling;
using SerBench.Benchmarks.Trees;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>What the reports consist of. A new section is a class of its own and a line here.</summary>
public static class ReportSections
{
    /// <summary>In the order of the reports: first what decides, then why, then everything.</summary>
    public static IReadOnlyList<IReportSection> All { get; } =
    [
        new AnswerSection(),
        new StateSection(),
        new ContractSection(),
        new HeadlineSection(),
        new TimesSection(),
        new LadderSection(),
        new CarSection(),
        new TreeSection(),
        new HostileSection(),
        new AnatomySection(),
        new FactorsSection(),
        new ScalingSection(),
        new ClaimsSection(),
        new PublishedSection(),
        new DashesSection(),
    ];

    public static IReadOnlyList<Section> Write(RunRecord record)
    {
        var figures = new Figures(record);
        return [.. All.Select(section => section.Write(record, figures)).OfType<Section>()];
    }
}
