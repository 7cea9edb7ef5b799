using SerBench.Benchmarks.Pages.Charts;

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

    /// <summary>A picture: a file beside the Markdown, drawn in place in HTML.</summary>
    public sealed record Picture(IChart Chart) : Block;
}
