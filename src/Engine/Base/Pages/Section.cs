namespace SerBench.Engine.Base.Pages;

/// <param name="Id">the anchor of the heading.</param>
public sealed record Section(string Id, string Heading, IReadOnlyList<Block> Blocks);
