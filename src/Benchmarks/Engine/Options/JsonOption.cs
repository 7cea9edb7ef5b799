namespace SerBench.Benchmarks.Engine.Options;

/// <summary><c>--json</c>: the result as JSON, alone on the output.</summary>
internal sealed class JsonOption : Option<bool>
{
    public JsonOption(string content)
        : base("--json") => Description = $"print {content} as JSON, and all else to the error stream";
}
