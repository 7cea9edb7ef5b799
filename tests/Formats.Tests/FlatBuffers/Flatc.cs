using SerBench.Formats.Tests.Programs;

namespace SerBench.Formats.Tests.FlatBuffers;

// The compiler of FlatBuffers' own project, if it is installed.
internal static class Flatc
{
    public const string Name = "flatc";

    private static readonly InstalledProgram Program = new(Name);

    public static string ToJson(string schema, string rootType, byte[] message) => Convert(
        schema, rootType, message, ".bin", ".json", ["--json", "--strict-json", "--defaults-json"], File.ReadAllText);

    public static byte[] ToMessage(string schema, string rootType, string json) => Convert(
        schema, rootType, Encoding.UTF8.GetBytes(json), ".json", ".bin", ["--binary"], File.ReadAllBytes);

    private static T Convert<T>(
        string schema, string rootType, byte[] input, string from, string to, string[] options, Func<string, T> read)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("serbench-flatc-");
        try
        {
            string file = Path.Combine(folder.FullName, "message");
            File.WriteAllBytes(file + from, input);
            string schemaFile = Path.Combine(AppContext.BaseDirectory, "Golden", "FlatBuffers", schema);
            string[] data = from == ".bin" ? ["--", file + from] : [file + from];
            Program.Run([.. options, "--raw-binary", "-o", folder.FullName, "--root-type", rootType, schemaFile, .. data]);
            return read(file + to);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
