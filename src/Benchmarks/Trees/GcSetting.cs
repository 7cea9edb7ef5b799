using System.Diagnostics;
using System.Runtime;

namespace SerBench.Benchmarks.Trees;

/// <summary>
/// The setting of the garbage collector. It matters more than the codec: the objects of a decoder survive, and a collection during decoding copies all
/// of them. Only the environment can set the budget of generation 0, so the tuned setting needs its own process.
/// </summary>
internal static class GcSetting
{
    public const string Tuned = "tuned";
    public const string Default = "default";

    // A third of the tuned budget of generation 0, so that the next timing fits into the rest.
    private const long TunedGarbage = 0x10000000;

    private const string Mark = "SERBENCH_TREE_GC";

    private static readonly (string Name, string Value)[] Variables =
    [
        ("DOTNET_gcServer", "1"),
        ("DOTNET_gcConcurrent", "0"),
        ("DOTNET_GCDynamicAdaptationMode", "0"),
        ("DOTNET_GCgen0size", "0x30000000"),
    ];

    /// <summary>True if this process was started with the tuned setting.</summary>
    public static bool IsTuned => Environment.GetEnvironmentVariable(Mark) == Tuned;

    /// <summary>
    /// The number of bytes that may be allocated before a full collection is due. The tuned setting has room for many small trees, and a collection takes
    /// longer than they do. Under the defaults, a collection may fall into any timing; therefore a full collection precedes each timing.
    /// </summary>
    public static long GarbageAllowed => IsTuned ? TunedGarbage : 0;

    /// <summary>The name and the parts of this process's setting.</summary>
    public static string Describe() => IsTuned
        ? $"{Tuned} ({string.Join(' ', Variables.Select(variable => $"{variable.Name}={variable.Value}"))})"
        : $"{Default} ({(GCSettings.IsServerGC ? "server" : "workstation")}, latency mode {GCSettings.LatencyMode})";

    /// <summary>The start information that runs this program again with the tuned setting.</summary>
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
