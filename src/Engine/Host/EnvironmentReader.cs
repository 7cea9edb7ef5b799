using System.Runtime;
using System.Runtime.Intrinsics;

namespace SerBench.Engine.Host;

public static class EnvironmentReader
{
#if DEBUG
    public const bool IsDebugBuild = true;
#else
    public const bool IsDebugBuild = false;
#endif

    private static readonly string[] RuntimePrefixes = ["DOTNET_", "COMPlus_"];

    // Environment variables whose names contain one of these texts change the runtime's code or garbage collection.
    private static readonly string[] RuntimeSettings =
        ["gc", "Tiered", "TC_", "Enable", "ReadyToRun", "OSR", "Jit", "ProcessorCount", "PROCESSOR_COUNT"];

    private const int ClockReadings = 100_000;

    public static EnvironmentStamp Take()
    {
        Statistics loop = FixedLoop.Measure();
        return new EnvironmentStamp(
            RuntimeInformation.OSDescription,
            RuntimeInformation.ProcessArchitecture.ToString().ToLowerInvariant(),
            ReadProcessor(),
            Environment.ProcessorCount,
            IsContainer(),
            ReadFirstLine("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
            ReadLoadAverage(),
            RuntimeInformation.FrameworkDescription,
            $"{(GCSettings.IsServerGC ? "server" : "workstation")}, "
            + (AppContext.TryGetSwitch("System.GC.Concurrent", out bool isConcurrent) && !isConcurrent ? "not concurrent" : "concurrent"),
            IsDebugBuild ? "Debug" : "Release",
            Debugger.IsAttached,
            Vector512.IsHardwareAccelerated ? 512 : Vector256.IsHardwareAccelerated ? 256 : Vector128.IsHardwareAccelerated ? 128 : 0,
            Math.Round(ClockFacts.CostPerReading(ClockReadings), 1),
            Math.Round(loop.Median),
            Math.Round(((loop.P95 / loop.Median) - 1) * 100, 1))
        {
            Settings = ReadSettings(),
            Quota = ProcessorQuota.OfThisProcess.Read(),
        };
    }

    public static double MeasureLoop() => Math.Round(FixedLoop.Measure().Median);

    public static string ReadProcessor()
    {
        const string key = "model name";
        string? line = ReadLines("/proc/cpuinfo").FirstOrDefault(text => text.StartsWith(key, StringComparison.Ordinal));
        return line?[(line.IndexOf(':') + 1)..].Trim()
            ?? Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER")
            ?? "unknown";
    }

    private static string? ReadSettings()
    {
        string[] set =
        [
            .. from DictionaryEntry variable in Environment.GetEnvironmentVariables()
               let name = (string)variable.Key
               where RuntimePrefixes.Any(prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
                   && name != CompilerDelay.Variable && RuntimeSettings.Any(part => name.Contains(part, StringComparison.OrdinalIgnoreCase))
               orderby name
               select $"{name}={variable.Value}",
        ];
        return set.Length == 0 ? null : string.Join(", ", set);
    }

    private static bool IsContainer() =>
        Environment.GetEnvironmentVariable("DOTNET_RUNNING_IN_CONTAINER") is "true" or "1"
        || File.Exists("/.dockerenv")
        || File.Exists("/run/.containerenv");

    private static double? ReadLoadAverage() =>
        double.TryParse(ReadFirstLine("/proc/loadavg")?.Split(' ')[0], out double load) ? load : null;

    private static string? ReadFirstLine(string path) => ReadLines(path).FirstOrDefault();

    private static IEnumerable<string> ReadLines(string path)
    {
        try
        {
            return File.Exists(path) ? File.ReadAllLines(path) : [];
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }
}
