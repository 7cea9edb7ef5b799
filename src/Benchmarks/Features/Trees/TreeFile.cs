using System.Text.Json;

namespace SerBench.Benchmarks.Features.Trees;

/// <summary>Reads and writes the measurements of the command <c>tree</c>.</summary>
internal static class TreeFile
{
    public static void Write(string file, TreeRecord record) => NamedFile.WriteText(file, JsonSerializer.Serialize(record, JsonInput.Options) + "\n");

    /// <exception cref="UsageException">The file cannot be read, or it holds no such measurements.</exception>
    public static TreeRecord Read(string file) => JsonInput.ReadChecked<TreeRecord>(file, "what trees took over a network", "tree");
}
