using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Measure;

/// <summary>How thoroughly a run measures.</summary>
/// <param name="MaxRows">How many rows it times at most.</param>
/// <param name="Rounds">How often it goes through all rows, each time in another order: drift of the machine then hits all alike.</param>
/// <param name="Iterations">Samples per row and round; null: BenchmarkDotNet's default job decides.</param>
/// <param name="FirstCallProcesses">Cold processes per serializer and model.</param>
public sealed record Profile(string Name, int MaxRows, int Rounds, int Warmups, int? Iterations, int FirstCallProcesses)
{
    // Starting a process, warming up, finding the number of calls, and the iteration that counts allocations.
    private const double SecondsBesideIterations = 1.5;

    // What BenchmarkDotNet's default job takes on a quiet machine.
    private const double SecondsOfDefaultJob = 25;

    /// <summary>Length of an iteration.</summary>
    public const int IterationMilliseconds = 100;

    /// <summary>Fewer samples than this give no confidence interval.</summary>
    public const int FewestIterations = 6;

    /// <summary>Proves that all works; its figures mean nothing.</summary>
    public static Profile Smoke { get; } = new("smoke", 6, 1, 0, 1, 0);

    public static Profile Quick { get; } = new("quick", 75, 1, 1, 9, 1);

    public static Profile Full { get; } = new("full", 400, 3, 1, 10, 3);

    /// <summary>As the article measured: the default job of BenchmarkDotNet, whatever it takes.</summary>
    public static Profile Article { get; } = new("article", 75, 1, 0, null, 0);

    /// <summary>The typed ladder: all of its rows, as thoroughly as the quick profile.</summary>
    public static Profile Ladder { get; } = Quick with { Name = "ladder", MaxRows = 400, FirstCallProcesses = 0 };

    public static IReadOnlyList<Profile> Choices { get; } = [Smoke, Quick, Full];

    /// <summary>What a launch takes, for estimates.</summary>
    public double SecondsPerLaunch => Iterations is { } iterations
        ? SecondsBesideIterations + ((Warmups + iterations) * IterationMilliseconds / 1000.0)
        : SecondsOfDefaultJob;

    /// <summary>Whether only some rows are worth timing: the most telling ones first.</summary>
    public bool IsSelective => this != Full;

    public ProfileRecord Record => new(Name, Rounds, Iterations is null ? null : IterationMilliseconds, Iterations);

    public static Profile Find(string name) =>
        Choices.FirstOrDefault(profile => profile.Name == name)
        ?? throw NearestMatch.Unknown("profile", name, Choices.Select(profile => profile.Name));

    /// <summary>The profile of a recorded run, with the samples it was cut down to.</summary>
    public static Profile Of(ProfileRecord record) =>
        record.Name == Article.Name ? Article : (record.Name == Ladder.Name ? Ladder : Find(record.Name)) with { Rounds = record.Rounds, Iterations = record.Iterations };
}
