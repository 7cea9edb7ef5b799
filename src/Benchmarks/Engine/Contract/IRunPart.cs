namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>A measurement for a feature, which a run makes after its rows.</summary>
internal interface IRunPart
{
    /// <summary>Its options of the command <c>run</c>.</summary>
    IReadOnlyList<Option> Options { get; }

    /// <summary>The work that the options ask for; null if none.</summary>
    /// <exception cref="UsageException">Its options do not fit each other, or this machine.</exception>
    RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context);
}

/// <summary>The work of a part in one run.</summary>
/// <param name="Measure">Measures what the record lacks.</param>
internal sealed record RunWork(Action<IRunInProgress, CancellationToken> Measure)
{
    /// <summary>The time that it needs beside the rows.</summary>
    public TimeSpan Time { get; init; }

    /// <summary>Prepares the record of a new run.</summary>
    public Func<RunRecord, RunRecord> Begin { get; init; } = static record => record;
}

/// <summary>A run after its rows were measured, as its parts see it.</summary>
internal interface IRunInProgress
{
    ProgramContext Context { get; }

    CellFilter Filter { get; }

    RunRecord Record { get; }

    /// <summary>Replaces the record, and writes it.</summary>
    void Save(RunRecord record);

    IReadOnlyList<TimedRow> Find(IEnumerable<RowRecord> rows);
}
