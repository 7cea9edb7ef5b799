using System.Diagnostics;
using System.Reflection;

namespace SerBench.Formats.Tests.Programs;

// A program of another project that checks our bytes, from a package or installed.
internal sealed class InstalledProgram(string name)
{
    private readonly string? _found = OfPackages(name)
        .Concat((Environment.GetEnvironmentVariable("PATH") ?? "")
            .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .SelectMany(folder => (string[])[Path.Combine(folder, name), Path.Combine(folder, name + ".exe")]))
        .FirstOrDefault(File.Exists);

    // The reason why its tests are skipped; null if they run.
    public string? Lack => _found is null ? $"{name} is not installed" : null;

    public byte[] Run(string[] arguments, byte[]? input = null)
    {
        var start = new ProcessStartInfo(_found!, arguments)
        {
            RedirectStandardInput = true,
            RedirectStandardError = true,
            RedirectStandardOutput = true,
        };
        using Process process = Process.Start(start)!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        var output = new MemoryStream();
        Task reading = process.StandardOutput.BaseStream.CopyToAsync(output);
        Feed(process, input);
        process.WaitForExit();
        reading.Wait();
        Assert.True(process.ExitCode == 0, $"{name} {string.Join(' ', arguments)}: {errors.Result}");
        return output.ToArray();
    }

    // A program that refuses its arguments ends without reading; then its errors tell why.
    private static void Feed(Process process, byte[]? input)
    {
        try
        {
            process.StandardInput.BaseStream.Write(input);
            process.StandardInput.Close();
        }
        catch (IOException) when (process.WaitForExit(TimeSpan.FromSeconds(10)) && process.ExitCode != 0)
        {
        }
    }

    // The place of the program if the build got it from a package.
    private static IEnumerable<string> OfPackages(string name) => typeof(InstalledProgram).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Where(metadata => metadata.Key == "Program:" + name)
        .Select(metadata => metadata.Value!);
}
