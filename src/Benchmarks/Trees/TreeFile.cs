using System.Text.Json;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Trees;

/// <summary>Reads and writes what the command <c>tree</c> measured.</summary>
internal static class TreeFile
{
    public static void Write(string file, TreeRecord record) => NamedFile.WriteText(file, JsonSerializer.Serialize(record, JsonInput.Options) + "\n");

    /// <exception cref="UsageException">It cannot be read, or is no such measurement.</exception>
    public static TreeRecord Read(string file)
    {
        TreeRecord record = JsonInput.Read<TreeRecord>(file, "what trees took over a network", "tree");
        return record.FindFault() is { } fault ? throw new UsageException($"'{file}' is damaged: {fault}.") : record;
    }
}
