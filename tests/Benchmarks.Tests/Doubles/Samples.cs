namespace SerBench.Benchmarks.Tests.Doubles;

// The samples, built together with the tests.
internal static class Samples
{
    private static readonly string Folder = Clone.At("samples");

    public static string Models { get; } = Built("OwnTypes", "MyModels.dll");

    public static string Plugin { get; } = Built("Plugin", "MyPlugin.dll");

    public static string Extending { get; } = Built("Extending", "SerBench.Extending.dll");

    public static string Orders { get; } = Path.Combine(Folder, "OwnTypes/data/orders.jsonl");

    public static string Telemetry { get; } = Path.Combine(Folder, "OwnTypes/data/telemetry.json");

    // .../bin/<configuration>/<framework>
    private static string Built(string project, string file)
    {
        string framework = AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar);
        string configuration = Path.GetFileName(Path.GetDirectoryName(framework)!);
        return Path.Combine(Folder, project, "bin", configuration, Path.GetFileName(framework), file);
    }
}
