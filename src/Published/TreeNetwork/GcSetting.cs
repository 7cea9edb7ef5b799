using System.Runtime;

namespace SerBench.Published.TreeNetwork;

// A garbage collection during decoding copies all objects decoded so far, so the collector's settings matter. Only environment variables
// can change them, so each setting needs its own process.
internal static class GcSetting
{
    public const string Tuned = "tuned";
    public const string Default = "default";

    // Without concurrent collections, a larger generation 0 leads to about a tenth of the collections (docs/decisions/0017).
    public const string NonConcurrent = "non-concurrent";

    private const long TunedGarbage = 0x10000000;

    private const string Mark = "SERBENCH_TREE_GC";

    private const string ConcurrentVariable = "DOTNET_gcConcurrent";

    private static readonly Dictionary<string, (string Name, string Value)[]> Variables = new()
    {
        [Tuned] =
        [
            ("DOTNET_gcServer", "1"),
            (ConcurrentVariable, "0"),
            ("DOTNET_GCDynamicAdaptationMode", "0"),
            ("DOTNET_GCgen0size", "0x30000000"),
        ],
        [NonConcurrent] = [(ConcurrentVariable, "0")],
    };

    public static string Name { get; } = Environment.GetEnvironmentVariable(Mark) is { } name && Variables.ContainsKey(name)
        ? name
        : Default;

    public static bool IsTuned => Name == Tuned;

    // The bytes that may be allocated between two forced full collections. Under the tuned setting, a collection for each small tree would
    // take longer than the timing.
    public static long GarbageAllowed => IsTuned ? TunedGarbage : 0;

    public static string Describe() => Variables.TryGetValue(Name, out (string Name, string Value)[]? variables)
        ? $"{Name} ({string.Join(' ', variables.Select(variable => $"{variable.Name}={variable.Value}"))})"
        : $"{Default} ({(GCSettings.IsServerGC ? "server" : "workstation")}, latency mode {GCSettings.LatencyMode})";

    public static ProcessStartInfo Restart(string setting, IEnumerable<string> arguments)
    {
        ProcessStartInfo start = OwnProgram.With(arguments);
        foreach ((string name, string value) in Variables[setting])
        {
            start.Environment[name] = value;
        }

        start.Environment[Mark] = setting;
        return start;
    }
}
