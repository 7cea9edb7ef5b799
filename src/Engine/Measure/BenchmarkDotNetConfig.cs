using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using Perfolizer.Horology;
using Perfolizer.Mathematics.OutlierDetection;

namespace SerBench.Engine.Measure;

internal static class BenchmarkDotNetConfig
{
    public static ImmutableConfig Create(TimingPlan plan, LaunchEvents? events)
    {
        ManualConfig config = ManualConfig.CreateEmpty()
            .AddDiagnoser(MemoryDiagnoser.Default)
            .AddColumnProvider(DefaultColumnProviders.Instance)
            .AddLogger(NullLogger.Instance)
            .WithArtifactsPath(plan.Folder);
        if (events is not null)
        {
            config.AddEventProcessor(events);
        }

        // BenchmarkDotNet ignores --job if the configuration has a default job.
        if (!plan.Arguments.Any(argument => argument is "--job" or "-j"))
        {
            config.AddJob(JobOf(plan.Profile).AsDefault());
        }

        config.Add(Parse(RowFilter.Take(plan.Arguments).Others, config));
        ImmutableConfig complete = ImmutableConfigBuilder.Create(config);
        return complete.GetJobs().Count() == 1
            ? complete
            : throw new UsageException("Several jobs give several figures for one row; ask for one job at a time.");
    }

    private static IConfig Parse(IReadOnlyList<string> arguments, IConfig config)
    {
        var log = new LogCapture();
        (bool isSuccess, IConfig parsed, _) = ConfigParser.Parse([.. arguments], log, config);
        return isSuccess
            ? parsed
            : throw new UsageException($"BenchmarkDotNet does not accept '{string.Join(' ', arguments)}': {FirstLine(log)}");
    }

    private static Job JobOf(Profile profile) => profile.Iterations is not { } iterations
        ? Job.Default
        : new Job(profile.Name)
            .WithStrategy(RunStrategy.Throughput)
            .WithLaunchCount(1)
            .WithWarmupCount(profile.Warmups)
            .WithIterationCount(iterations)
            .WithIterationTime(TimeInterval.FromMilliseconds(profile.IterationMilliseconds))
            .WithUnrollFactor(1)
            .WithOutlierMode(OutlierMode.DontRemove)
            .WithEvaluateOverhead(false);

    private static string FirstLine(LogCapture log) =>
        string.Concat(log.CapturedOutput.Select(line => line.Text))
            .Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
            .FirstOrDefault() ?? "unknown option";
}

public static class BenchmarkDotNetOptions
{
    private const string OptionAttribute = "CommandLine.OptionAttribute";

    public static IReadOnlyList<string> Names { get; } =
    [
        .. typeof(CommandLineOptions).GetProperties()
            .SelectMany(property => property.GetCustomAttributesData())
            .Where(attribute => attribute.AttributeType.FullName == OptionAttribute)
            .Select(NameOf)
            .OfType<string>()
            .Select(name => "--" + name),
    ];

    private static string? NameOf(CustomAttributeData attribute) =>
        attribute.ConstructorArguments.Select(argument => argument.Value).OfType<string>().FirstOrDefault(name => name.Length > 1);
}
