using System.Diagnostics;
using System.Text;

namespace SerBench.Serializers.Tests.Formats.FlatBuffers;

/// <summary>The compiler of FlatBuffers' own project, where it is installed.</summary>
internal static class Flatc
{
    private const string Program = "flatc";

    private static readonly string? Found = (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .SelectMany(folder => (string[])[Path.Combine(folder, Program), Path.Combine(folder, Program + ".exe")])
        .FirstOrDefault(File.Exists);

    /// <summary>Why its tests are skipped; null when they are not.</summary>
    public static string? Lack => Found is null ? $"{Program} is not installed" : null;

    /// <summary>A message as JSON.</summary>
    public static string ToJson(string schema, string rootType, byte[] message) => Convert(
        schema, rootType, message, ".bin", ".json", ["--json", "--strict-json", "--defaults-json"], File.ReadAllText);

    /// <summary>JSON as a message.</summary>
    public static byte[] ToMessage(string schema, string rootType, string json) => Convert(
        schema, rootType, Encoding.UTF8.GetBytes(json), ".json", ".bin", ["--binary"], File.ReadAllBytes);

    private static T Convert<T>(string schema, string rootType, byte[] input, string from, string to, string[] options, Func<string, T> read)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("serbench-flatc-");
        try
        {
            string file = Path.Combine(folder.FullName, "message");
            File.WriteAllBytes(file + from, input);
            string schemaFile = Path.Combine(AppContext.BaseDirectory, "Golden", "FlatBuffers", schema);
            string[] data = from == ".bin" ? ["--", file + from] : [file + from];
            Run([.. options, "--raw-binary", "-o", folder.FullName, "--root-type", rootType, schemaFile, .. data]);
            return read(file + to);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static void Run(string[] arguments)
    {
        using Process process = Process.Start(new ProcessStartInfo(Found!, arguments) { RedirectStandardError = true, RedirectStandardOutput = true })!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, $"{Program} {string.Join(' ', arguments)}: {output}{errors.Result}");
    }
}
