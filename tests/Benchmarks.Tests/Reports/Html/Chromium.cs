using System.Diagnostics;

namespace SerBench.Benchmarks.Tests.Reports.Html;

/// <summary>A browser without a window.</summary>
internal static class Chromium
{
    private static readonly string[] Names = ["chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"];

    public static string? Path { get; } = (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(System.IO.Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .SelectMany(folder => Names.Select(name => System.IO.Path.Combine(folder, name)))
        .FirstOrDefault(File.Exists);

    /// <summary>The page after its scripts have run.</summary>
    public static string Open(string file, string query, string profile)
    {
        // Containers seldom allow the sandbox; the page is ours.
        using Process process = Process.Start(new ProcessStartInfo(
            Path!,
            ["--headless", "--no-sandbox", "--disable-gpu", $"--user-data-dir={profile}", "--dump-dom", new Uri(file).AbsoluteUri + query])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        process.ErrorDataReceived += (_, _) => { };
        process.BeginErrorReadLine();
        string page = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return page;
    }
}
