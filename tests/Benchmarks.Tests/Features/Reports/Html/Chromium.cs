namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

// A browser without a window, which tests control by its own protocol. All tests of a class share one; there is none if none is installed.
public sealed class Chromium : IAsyncLifetime
{
    // The line that it writes when it listens. It contains the port.
    private const string PortFile = "DevToolsActivePort";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(1);
    private static readonly TimeSpan Moment = TimeSpan.FromMilliseconds(20);
    private static readonly string[] Names = ["chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"];

    private readonly TestFolder _profile = new();
    private Process? _process;
    private string _address = "";

    // The path of the program; null if none is installed.
    public static string? Program { get; } = Find(Names);

    internal static string? Find(params string[] programs) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .SelectMany(folder => programs.Select(name => Path.Combine(folder, name)))
        .FirstOrDefault(File.Exists);

    public async ValueTask InitializeAsync()
    {
        if (Program is null)
        {
            return;
        }

        // Containers seldom allow the sandbox. The pages are ours, so this is safe.
        _process = Process.Start(new ProcessStartInfo(
            Program,
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", $"--user-data-dir={_profile.Path}",
                "--remote-debugging-port=0", "about:blank",
            ])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        _process.BeginErrorReadLine();
        _process.BeginOutputReadLine();
        _address = $"127.0.0.1:{await ReadPort(_process)}";
    }

    public async ValueTask DisposeAsync()
    {
        if (_process is not null)
        {
            _process.Kill(entireProcessTree: true);
            await _process.WaitForExitAsync();
            _process.Dispose();
        }

        _profile.Dispose();
    }

    // Opens a file in a tab of its own and runs its scripts.
    // end: the end of the address, from the hash on.
    internal async Task<BrowserPage> Open(string file, string end = "")
    {
        BrowserPage page = await BrowserPage.Connect(_address);
        await page.Navigate(new Uri(file).AbsoluteUri + end);
        return page;
    }

    private async Task<string> ReadPort(Process process)
    {
        string file = _profile.File(PortFile);
        for (long start = Stopwatch.GetTimestamp(); Stopwatch.GetElapsedTime(start) < Patience; await Task.Delay(Moment))
        {
            Assert.False(process.HasExited, $"{Program} ended before it listened.");
            if (File.Exists(file) && await File.ReadAllLinesAsync(file) is [{ } port, _, ..])
            {
                return port;
            }
        }

        throw new TimeoutException($"{Program} does not listen.");
    }
}
