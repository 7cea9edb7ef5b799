namespace SerBench.Engine.Base.Pages;

public sealed record Section(string Id, string Heading, IReadOnlyList<Block> Blocks);
