using SerBench.Benchmarks.Pages.Charts;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Pages;

/// <summary>A piece of a section, before anybody decides whether it becomes Markdown or HTML.</summary>
public abstract record Block
{
    private Block()
    {
    }

    public sealed record Paragraph(string Text) : Block;

    /// <summary>A list of short texts.</summary>
    public sealed record Bullets(IReadOnlyList<string> Texts) : Block;

    /// <summary>A heading below that of the section.</summary>
    public sealed record Heading(string Text) : Block;

    /// <param name="Caption">What a screen reader says it is.</param>
    public sealed record Table(string Caption, TextTable Content) : Block;

    /// <summary>A table that few readers need: folded in HTML, left out of Markdown.</summary>
    /// <param name="Summary">What is seen before it is opened.</param>
    public sealed record Folded(string Summary, TextTable Content) : Block;

    /// <summary>A picture, drawn in place in HTML; a file beside the Markdown, or none.</summary>
    public sealed record Picture(IChart Chart) : Block;
}

/// <summary>A part of a report, written once for Markdown and HTML.</summary>
/// <param name="Id">The anchor of its heading.</param>
public sealed record Section(string Id, string Heading, IReadOnlyList<Block> Blocks);

/// <summary>Writes a section from the record of a run and from nothing else.</summary>
public interface IReportSection
{
    /// <summary>The section; null where the record has nothing for it.</summary>
    Section? Write(RunRecord record, Figures figures);
}
