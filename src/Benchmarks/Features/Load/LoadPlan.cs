namespace SerBench.Benchmarks.Features.Load;

internal sealed record LoadPlan(int[] Threads, string[] Collectors, double? Rate, int Rounds)
{
    public const string Workstation = "workstation";
    public const string Server = "server";

    public static string[] AllCollectors { get; } = [Workstation, Server];

    // The runtime has no server collector for one processor.
    public static LoadPlan Usual(double? rate)
    {
        int most = Environment.ProcessorCount;
        int[] threads = rate is null ? [.. new[] { 1, 2, 4, 8, 16, 32, 64, 128 }.Where(count => count < most), most] : [1];
        return new LoadPlan(threads, most > 1 ? AllCollectors : [Workstation], rate, 3);
    }
}

internal sealed class LoadOptions
{
    // A slower rate gives too few messages for quantiles.
    private const double FewestPerSecond = 100;
    private const double MostPerSecond = 1e7;

    private readonly Option<string[]> _threads = FilterOptions.List(
        "--threads", "numbers of threads; default: 1, 2, 4 up to the processors");

    private readonly Option<string[]> _collectors = FilterOptions.List("--gc", "collectors: workstation, server; default: both");
    private readonly NumberOption _rounds = new("--rounds", "how often each is measured, if the time suffices", 3, 1, Race.MostLaunches);
    private readonly RateOption _rate = new(
        "messages that become due in a second, such as 20000/s, done or not; default: as many as possible",
        $"from {FewestPerSecond} to {MostPerSecond:0}, such as 20000/s", rate => rate is >= FewestPerSecond and <= MostPerSecond);

    public void AddTo(Command command) => Array.ForEach<Option>([_threads, _collectors, _rate, _rounds], command.Options.Add);

    public LoadPlan Read(ParseResult parsed)
    {
        var usual = LoadPlan.Usual(_rate.Of(parsed));
        (string[] threads, string[] collectors) =
            (FilterOptions.Split(parsed.GetValue(_threads)), [.. FilterOptions.Split(parsed.GetValue(_collectors)).Distinct()]);
        return Array.Find(collectors, name => !LoadPlan.AllCollectors.Contains(name)) is { } unknown
                ? throw NearestMatch.Unknown("collector", unknown, LoadPlan.AllCollectors)
            : collectors.Except(usual.Collectors).Any()
                ? throw new UsageException("--gc server needs two processors; this process has one.")
            : usual with
            {
                Threads = threads.Length == 0 ? usual.Threads
                    : [.. threads.Select(ReadThreads).Concat(usual.Rate is null ? [1] : Array.Empty<int>()).Distinct().Order()],
                Collectors = collectors.Length == 0 ? usual.Collectors : collectors,
                Rounds = _rounds.Of(parsed),
            };
    }

    private static int ReadThreads(string text) =>
        int.TryParse(text, NumberStyles.None, null, out int count) && count >= 1 && count <= Environment.ProcessorCount
            ? count : throw new UsageException($"--threads takes 1 to {Environment.ProcessorCount}, the processors here, not {text}.");
}
