namespace SerBench.Engine.Options;

internal sealed class SaveOption : Option<string>
{
    public SaveOption(string content)
        : base("--save") => (Description, HelpName) = ($"a file for {content}", "FILE");

    public string? Of(ParseResult parsed)
    {
        string? file = parsed.GetValue(this);
        if (file is not null)
        {
            NamedFile.DemandWritable(file);
        }

        return file;
    }

    public static void Write(Terminal terminal, string? file, string command, string json)
    {
        if (file is not null)
        {
            NamedFile.WriteText(file, json);
            terminal.Line($"File: {file}. In the reports of a run: {command} {file}");
        }
    }
}
