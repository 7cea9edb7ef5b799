namespace SerBench.Engine.Options;

internal sealed class JsonOption : Option<bool>
{
    public JsonOption(string content)
        : base("--json") => Description = $"print {content} as JSON, and all else to the error stream";
}
