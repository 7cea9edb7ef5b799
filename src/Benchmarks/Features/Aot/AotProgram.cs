namespace SerBench.Benchmarks.Features.Aot;

// A program with one library, in a folder of its own.
/// <param name="References">the assemblies of the library and of the type.</param>
/// <param name="Refusal">the reason, as a clause, why there is no program.</param>
internal sealed record AotProgram(
    string Folder, IReadOnlyCollection<string> References, IReadOnlyList<string> Generators, byte[] Message, string? Refusal = null)
{
    private const string NoLibrary = "public static class UseBytes\n{\n    public static byte[] Write(byte[] value) => value;\n\n"
        + "    public static byte[] Read(byte[] data) => data;\n}\n";

    public static AotProgram WriteEmpty(string folder)
    {
        WriteMain(folder, "byte[]", "UseBytes", NoLibrary);
        return new AotProgram(folder, [], [], []);
    }

    // Writes a program that calls a class in the form of use.txt.
    public static void WriteMain(string folder, string type, string name, string use)
    {
        bool isInstance = !use.Contains($"static class {name}");
        string target = isInstance ? "Use" : name;
        NamedFile.CreateFolder(folder);
        NamedFile.WriteText(Path.Combine(folder, "Use.cs"), use);
        NamedFile.WriteText(Path.Combine(folder, "Program.cs"), EmbeddedText.Read(typeof(AotProgram), "aot-program.txt")
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
