namespace SerBench.Benchmarks.Base.Pages;

/// <summary>A part of a report, written once for Markdown and HTML.</summary>
/// <param name="Id">The anchor of the section's heading.</param>
public sealed record Section(string Id, string Heading, IReadOnlyList<Block> Blocks);
