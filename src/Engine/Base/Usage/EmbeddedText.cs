namespace SerBench.Engine.Base.Usage;

// Files inside the assembly of a type.
internal static class EmbeddedText
{
    public static string Read(Type owner, string name)
    {
        using var reader = new StreamReader(owner.Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }

    // Without empty lines.
    public static string[] ReadLines(Type owner, string name) => Read(owner, name).Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
