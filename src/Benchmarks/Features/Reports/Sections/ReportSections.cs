using SerBench.Benchmarks.Features.Counts;
using SerBench.Benchmarks.Features.Evolution;
using SerBench.Benchmarks.Features.Fairness;
using SerBench.Benchmarks.Features.Ladder;
using SerBench.Benchmarks.Features.Memory;
using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Features.Reports.Factors;
using SerBench.Benchmarks.Features.Reports.Modes;
using SerBench.Benchmarks.Features.Scaling;
using SerBench.Benchmarks.Features.Trees;

namespace SerBench.Benchmarks.Features.Reports.Sections;

/// <summary>The sections of the reports. A new section is a class of its own and a line here, and a name in the lists below if it may be long.</summary>
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
        new DataSetsSection(),
        new HostileSection(),
        new EvolutionSection(),
        new MemorySection(),
        new FairnessSection(),
        new CountsSection(),
        new AnatomySection(),
        new FactorsSection(),
        new ScalingSection(),
        new ClaimsSection(),
        new DashesSection(),
    ];

    // The sections that only the page has: with many rows they are long.
    private static readonly Type[] Long = [typeof(AnatomySection), typeof(FactorsSection), typeof(ClaimsSection), typeof(DataSetsSection), typeof(DashesSection)];

    // What goes to the page, too, one after the other while the file is too long.
    private static readonly Type[] Details =
    [
        typeof(ScalingSection), typeof(LadderSection), typeof(CarSection), typeof(MemorySection),
        typeof(FairnessSection), typeof(EvolutionSection), typeof(CountsSection), typeof(TreeSection), typeof(HostileSection),
    ];

    public static IReadOnlyList<Section> Write(RunRecord record)
    {
        var figures = new Figures(record);
        return [.. All.Select(section => section.Write(record, figures)).OfType<Section>()];
    }

    /// <summary>The sections for a file that is read from its start to its end, and the headings of the others.</summary>
    /// <param name="most">The file has at most this length. Details are left to the page until it has.</param>
    public static (IReadOnlyList<Section> Sections, IReadOnlyList<string> Others) WriteBrief(RunRecord record, Func<Section, int> lengthOf, int most)
    {
        var figures = new Figures(record);
        var written = All.Select(section => (Type: section.GetType(), Section: section.Write(record, figures)!)).Where(item => item.Section is not null).ToArray();
        HashSet<Type> others = [.. Long];
        foreach (Type type in Details)
        {
            if (written.Where(item => !others.Contains(item.Type)).Sum(item => lengthOf(item.Section)) > most)
            {
                others.Add(type);
            }
        }

        return ([.. written.Where(item => !others.Contains(item.Type)).Select(item => item.Section)], [.. written.Where(item => others.Contains(item.Type)).Select(item => item.Section.Heading)]);
    }
}
