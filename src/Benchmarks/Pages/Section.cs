namespace SerBench.Benchmarks.Pages;

/// <summary>A part of a report, written once for Markdown and HTML.</summary>
/// <param name="Id">The anchor of its heading.</param>
public sealed record Section(string Id, string Heading, IReadOnlyList<Block> Blocks);
