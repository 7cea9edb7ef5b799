using SerBench.Formats.Tests.Findings;

namespace SerBench.Fuzz;

/// <summary>A reader under test.</summary>
/// <param name="Kinds">The kinds of inputs, by name: reader and type.</param>
/// <param name="SeedsOf">Valid inputs of a kind; none if the reader refuses the type.</param>
internal sealed record Target(string Name, IReadOnlyList<string> Kinds, int StackBytes, int LongestInput, Func<int, IEnumerable<byte[]>> SeedsOf, Func<Input, Verdict> Read)
{
    /// <summary>The number of first kinds that get half of the inputs.</summary>
    public int FirstKinds { get; init; } = 1;

    /// <summary>Splits an input into meaningful pieces; gives none if they are not known.</summary>
    public Func<Input, IReadOnlyList<Piece>> Split { get; init; } = _ => [];

    /// <summary>Repairs checksums and similar fields of a changed input.</summary>
    public Action<byte[]>? Mend { get; init; }

    /// <summary>Makes an input from nothing.</summary>
    public Func<Random, byte[]>? Make { get; init; }
}

internal sealed record Input(int Kind, byte[] Bytes);

/// <param name="Purpose">Pieces of one purpose may replace each other.</param>
/// <param name="Class">Pieces of one purpose and member are changed together.</param>
/// <param name="IsData">True for values, which are changed less than counts and marks.</param>
internal readonly record struct Piece(string Purpose, string Class, byte[] Bytes, bool IsData);
