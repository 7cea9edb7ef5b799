using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Driver;

/// <summary>The names under which the published driver knows its data.</summary>
internal static class Providers
{
    public const string Default = "xbuf2";

    private const string Serial = "serial";
    private const string Random = "random";

    private static readonly (string Name, string Scenario)[] Known =
    [
        (Default, Serial),
        ("xbuf2.serial", Serial),
        ("xbuf2.random", Random),
        ("rumi.xbuf2.serial", Serial),
        ("rumi.xbuf2.random", Random),
    ];

    /// <summary>The scenario of the model <c>car</c> that a provider stands for.</summary>
    public static string ScenarioOf(string provider) =>
        Known.FirstOrDefault(known => known.Name == provider).Scenario
        ?? throw new UsageException($"There is no provider '{provider}'; there are {string.Join(", ", Known.Select(known => known.Name))}.");
}
