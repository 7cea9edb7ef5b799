using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Engine.Base.Pages;

public abstract record Block
{
    private Block() { }

    public sealed record Paragraph(string Text) : Block;

    public sealed record Bullets(IReadOnlyList<string> Texts) : Block;

    public sealed record Heading(string Text) : Block;

    public sealed record Table(string Caption, TextTable Content) : Block;

    public sealed record Folded(string Summary, TextTable Content) : Block
    {
        public bool IsKept { get; init; }
    }

    // Markdown links to a file of the picture, or omits the picture.
    public sealed record Picture(IChart Chart) : Block;
}
