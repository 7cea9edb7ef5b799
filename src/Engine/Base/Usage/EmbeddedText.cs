namespace SerBench.Engine.Base.Usage;

internal static class EmbeddedText
{
    public static string Read(Type owner, string name)
    {
        using var reader = new StreamReader(owner.Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }

    public static string[] ReadLines(Type owner, string name) => Read(owner, name).Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
