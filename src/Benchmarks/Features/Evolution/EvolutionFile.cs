namespace SerBench.Benchmarks.Features.Evolution;

/// <summary>Reads the result that <c>evolve</c> has written.</summary>
internal static class EvolutionFile
{
    /// <exception cref="UsageException">The file cannot be read, or it holds no such result.</exception>
    public static EvolutionRecord Read(string file) => JsonInput.ReadChecked<EvolutionRecord>(file, "the evolution of a type", "evolve");
}
