namespace SerBench.Engine.Measure;

public sealed record Profile(
    string Name, int MaxRows, int Rounds, int Warmups, int? Iterations, int IterationMilliseconds, int FirstCallProcesses)
{
    // The time to warm up, to find the number of calls, and to count allocations.
    private const double SecondsBesideIterations = 0.9;

    private const double SecondsOfDefaultJob = 25;

    public const double SecondsPerLaunch = 0.6;

    // Fewer samples give no confidence interval.
    public const int FewestIterations = 6;

    public static Profile Smoke { get; } = new("smoke", 6, 1, 0, 1, 100, 0);

    public static Profile Quick { get; } = new("quick", 450, 1, 1, 8, 50, 0);

    // Times differ more between processes than within a process, so runs that rank serializers start many short processes.
    public Profile Raced => this with { Rounds = 1, IterationMilliseconds = 20 };

    public static Profile Full { get; } = new("full", 1650, 3, 1, 10, 50, 3);

    public static Profile Counts { get; } = new("counts", 120, 0, 0, 1, 50, 0);

    public static IReadOnlyList<Profile> Choices { get; } = [Smoke, Quick, Full, Counts];

    public double SecondsPerRow => Iterations is { } iterations
        ? SecondsBesideIterations + ((Warmups + iterations) * IterationMilliseconds / 1000.0)
        : SecondsOfDefaultJob;

    // Only the full profile also times the operations of benchmarks that others published (TimedSet).
    public bool IsSelective => this != Full;

    public ProfileRecord Record => new(Name, Rounds, Iterations is null ? null : IterationMilliseconds, Iterations);

    public static Profile Find(string name) =>
        Choices.FirstOrDefault(profile => profile.Name == name)
        ?? (Publication.OfProfile(name) is { OwnOperation: null } other ? other.Profile : null)
        ?? throw NearestMatch.Unknown("profile", name, Choices.Select(profile => profile.Name));

    // The recorded run may have been cut to fewer samples.
    public static Profile Of(ProfileRecord record) =>
        Publication.OfProfile(record.Name) is { OwnOperation: not null, Profile: { } own } ? own : Find(record.Name) with
        {
            Rounds = record.Rounds,
            Iterations = record.Iterations,
            IterationMilliseconds = record.IterationMilliseconds ?? Smoke.IterationMilliseconds,
        };
}
