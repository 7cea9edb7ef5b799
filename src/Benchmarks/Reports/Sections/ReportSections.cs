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
        new TimesSection(),
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

    public static IReadOnlyList<Section> Write(RunRecord record)
    {
        var figures = new Figures(record);
        return [.. All.Select(section => section.Write(record, figures)).OfType<Section>()];
    }
}
