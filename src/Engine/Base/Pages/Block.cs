using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Engine.Base.Pages;

public abstract record Block
{
    private Block() { }

    public sealed record Paragraph(string Text) : Block;

    public sealed record Bullets(IReadOnlyList<string> Texts) : Block;

    public sealed record Heading(string Text) : Block;

    /// <param name="Caption">for screen readers.</param>
    public sealed record Table(string Caption, TextTable Content) : Block;

    // Folded in HTML, left out of Markdown unless kept: few readers need the table.
    /// <param name="Summary">shows while the table is folded.</param>
    public sealed record Folded(string Summary, TextTable Content) : Block
    {
        public bool IsKept { get; init; }
    }

    // HTML shows the picture in place; Markdown shows it from a file, or leaves it out.
    public sealed record Picture(IChart Chart) : Block;
}
