using System.Diagnostics;
using System.Runtime;
using SerBench.Benchmarks.Host;

namespace SerBench.Benchmarks.Trees;

/// <summary>
/// How the garbage collector is set. It decides more than the codec: what a decoder makes survives, and collections in the midst of it copy
/// it all. The budget of generation 0 is taken from the environment only, so the tuned setting needs a process of its own.
/// </summary>
internal static class GcSetting
{
    public const string Tuned = "tuned";
    public const string Default = "default";

    // A third of the tuned budget of generation 0, so that what is timed next fits beside it.
    private const long TunedGarbage = 0x10000000;

    private const string Mark = "SERBENCH_TREE_GC";

    private static readonly (string Name, string Value)[] Variables =
    [
        ("DOTNET_gcServer", "1"),
        ("DOTNET_gcConcurrent", "0"),
        ("DOTNET_GCDynamicAdaptationMode", "0"),
        ("DOTNET_GCgen0size", "0x30000000"),
    ];

    /// <summary>Whether this process was started with the tuned setting.</summary>
    public static bool IsTuned => Environment.GetEnvironmentVariable(Mark) == Tuned;

    /// <summary>
    /// How many bytes may be allocated before it is time for a full collection. The tuned setting has room for many small trees, and collecting
    /// takes longer than they do; under defaults nobody knows when a collection falls into what is timed, unless each timing begins with one.
    /// </summary>
    public static long GarbageAllowed => IsTuned ? TunedGarbage : 0;

    /// <summary>The setting of this process by name, and what it consists of.</summary>
    public static string Describe() => IsTuned
        ? $"{Tuned} ({string.Join(' ', Variables.Select(variable => $"{variable.Name}={variable.Value}"))})"
        : $"{Default} ({(GCSettings.IsServerGC ? "server" : "workstation")}, latency mode {GCSettings.LatencyMode})";

    /// <summary>How this program is started again with the tuned setting.</summary>
    public static ProcessStartInfo Restart(IEnumerable<string> arguments)
    {
        ProcessStartInfo start = OwnProgram.With(arguments);
        foreach ((string name, string value) in Variables)
        {
            start.Environment[name] = value;
        }

        start.Environment[Mark] = Tuned;
        return start;
    }
}
