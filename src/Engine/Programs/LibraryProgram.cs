namespace SerBench.Engine.Programs;

internal sealed record LibraryProgram(
    string Folder, IReadOnlyCollection<string> References, IReadOnlyList<string> Generators, byte[] Message, string? Refusal = null)
{
    /// <param name="main">the program's text, with $W and $R for the calls, $I for an instance that they need, and $T for the type.</param>
    public static void Write(string folder, string main, string type, string name, string use)
    {
        bool isInstance = !use.Contains($"static class {name}");
        string target = isInstance ? "Use" : name;
        NamedFile.CreateFolder(folder);
        NamedFile.WriteText(Path.Combine(folder, "Use.cs"), use);
        NamedFile.WriteText(Path.Combine(folder, "Program.cs"), main
            .Replace("$I", isInstance ? $"    private static readonly {name} Use = new();" : "")
            .Replace("$T", type)
            .Replace("$W", use.Contains("IBufferWriter<byte> output)")
                    ? $"Buffer.ResetWrittenCount(); {target}.Write(value, Buffer); return Buffer.WrittenMemory;"
                : use.Contains("Stream output)")
                    ? $"Memory.SetLength(0); {target}.Write(value, Memory); return Memory.GetBuffer().AsMemory(0, (int)Memory.Length);"
                : $"return {target}.Write(value);")
            .Replace("$R", $"{target}.Read({(use.Contains("Read(Stream ") ? "new MemoryStream(message)" : "message")})"));
    }
}
