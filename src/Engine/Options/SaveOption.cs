namespace SerBench.Engine.Options;

// For files; a folder of results is --out.
internal sealed class SaveOption : Option<string>
{
    public SaveOption(string content)
        : base("--save") => (Description, HelpName) = ($"a file for {content}", "FILE");

    // The file cannot be written. This is checked before the work.
    public string? Of(ParseResult parsed)
    {
        string? file = parsed.GetValue(this);
        if (file is not null)
        {
            NamedFile.DemandWritable(file);
        }

        return file;
    }

    /// <param name="command">what takes the file, such as "run --aot".</param>
    public static void Write(Terminal terminal, string? file, string command, string json)
    {
        if (file is not null)
        {
            NamedFile.WriteText(file, json);
            terminal.Line($"File: {file}. In the reports of a run: {command} {file}");
        }
    }
}
