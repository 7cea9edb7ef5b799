using SerBench.Benchmarks.Base.Pages.Charts;

namespace SerBench.Benchmarks.Base.Pages;

/// <summary>A piece of a section. It can be written as Markdown and as HTML.</summary>
public abstract record Block
{
    private Block() { }

    public sealed record Paragraph(string Text) : Block;

    public sealed record Bullets(IReadOnlyList<string> Texts) : Block;

    public sealed record Heading(string Text) : Block;

    /// <param name="Caption">The name of the table for screen readers.</param>
    public sealed record Table(string Caption, TextTable Content) : Block;

    /// <summary>A table that few readers need: folded in HTML, left out of Markdown.</summary>
    /// <param name="Summary">The text that shows while the table is folded.</param>
    public sealed record Folded(string Summary, TextTable Content) : Block;

    /// <summary>A picture. HTML shows it in place; Markdown shows it from a file, or leaves it out.</summary>
    public sealed record Picture(IChart Chart) : Block;
}
