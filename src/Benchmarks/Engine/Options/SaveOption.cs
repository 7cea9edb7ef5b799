namespace SerBench.Benchmarks.Engine.Options;

/// <summary><c>--save</c>: a file for the result. A folder of results is <c>--out</c>.</summary>
internal sealed class SaveOption : Option<string>
{
    public SaveOption(string content)
        : base("--save") => (Description, HelpName) = ($"a file for {content}", "FILE");

    /// <summary>The file; null if none is named.</summary>
    /// <exception cref="UsageException">The file cannot be written. This is checked before the work.</exception>
    public string? Of(ParseResult parsed)
    {
        if (parsed.GetValue(this) is { } file)
        {
            NamedFile.DemandWritable(file);
            return file;
        }

        return null;
    }
}
