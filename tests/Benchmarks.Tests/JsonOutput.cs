namespace SerBench.Benchmarks.Tests;

// What a command has printed for programs.
internal static class JsonOutput
{
    public static JsonElement Json(this ProgramRun run) => JsonDocument.Parse(run.Output).RootElement;

    public static string TextOf(this JsonElement json, string name) => json.GetProperty(name).GetString()!;

    public static int NumberOf(this JsonElement json, string name) => json.GetProperty(name).GetInt32();
}
