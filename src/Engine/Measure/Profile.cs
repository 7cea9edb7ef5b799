namespace SerBench.Engine.Measure;

/// <param name="Rounds">the passes over all rows, each in another order, so that drift of the machine hits all rows alike.</param>
/// <param name="Iterations">the samples per row and round; null if BenchmarkDotNet's default job decides.</param>
/// <param name="FirstCallProcesses">cold processes per serializer and model.</param>
public sealed record Profile(
    string Name, int MaxRows, int Rounds, int Warmups, int? Iterations, int IterationMilliseconds, int FirstCallProcesses)
{
    // The time to warm up, to find the number of calls, and to count allocations in an extra iteration.
    private const double SecondsBesideIterations = 0.9;

    // The time of BenchmarkDotNet's default job on a quiet machine.
    private const double SecondsOfDefaultJob = 25;

    // The estimated time to start a process and to make its values and messages.
    public const double SecondsPerLaunch = 0.6;

    // Fewer samples give no confidence interval.
    public const int FewestIterations = 6;

    // Shows that everything works; the figures mean nothing.
    public static Profile Smoke { get; } = new("smoke", 6, 1, 0, 1, 100, 0);

    public static Profile Quick { get; } = new("quick", 450, 1, 1, 8, 50, 0);

    // Short launches for a race: launches of a row differ more than the samples of a launch.
    public Profile Raced => this with { Rounds = 1, IterationMilliseconds = 20 };

    public static Profile Full { get; } = new("full", 1650, 3, 1, 10, 50, 3);

    // Times nothing: the run counts instructions alone.
    public static Profile Counts { get; } = new("counts", 120, 0, 0, 1, 50, 0);

    public static IReadOnlyList<Profile> Choices { get; } = [Smoke, Quick, Full, Counts];

    public double SecondsPerRow => Iterations is { } iterations
        ? SecondsBesideIterations + ((Warmups + iterations) * IterationMilliseconds / 1000.0)
        : SecondsOfDefaultJob;

    // Only the full profile takes the tier of published cells (TimedSet).
    public bool IsSelective => this != Full;

    public ProfileRecord Record => new(Name, Rounds, Iterations is null ? null : IterationMilliseconds, Iterations);

    // Users cannot choose the profile of a publication, but its command starts a run with it.
    public static Profile Find(string name) =>
        Choices.FirstOrDefault(profile => profile.Name == name)
        ?? (Publication.OfProfile(name) is { OwnOperation: null } other ? other.Profile : null)
        ?? throw NearestMatch.Unknown("profile", name, Choices.Select(profile => profile.Name));

    // Keeps the number of samples that the recorded run was cut down to.
    public static Profile Of(ProfileRecord record) =>
        Publication.OfProfile(record.Name) is { OwnOperation: not null, Profile: { } own } ? own : Find(record.Name) with
        {
            Rounds = record.Rounds,
            Iterations = record.Iterations,
            IterationMilliseconds = record.IterationMilliseconds ?? Smoke.IterationMilliseconds,
        };
}
