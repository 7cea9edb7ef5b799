namespace SerBench.Engine.Base.Pages;

// Id: the anchor of the heading.
public sealed record Section(string Id, string Heading, IReadOnlyList<Block> Blocks);
