namespace SerBench.Benchmarks.Features.Aot;

internal sealed record AotRun(
    string? Fault,
    double? StartMilliseconds = null,
    double? WriteNanoseconds = null,
    double? ReadNanoseconds = null,
    string? Runtime = null)
{
    private const int Starts = 9;
    private const int LongestReason = 160;
    private const string Unhandled = "Unhandled exception. ";
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(1);

    public static AotRun Of(string program, byte[] message)
    {
        string file = Path.Combine(Path.GetDirectoryName(program)!, "message.bin");
        File.WriteAllBytes(file, message);
        var starts = new List<double>();
        string[] parts = [];
        for (int i = 0; i < Starts; i++)
        {
            // All processes share this clock, so the program can measure the time since this timestamp.
            string[] arguments = [$"{Stopwatch.GetTimestamp()}", file, .. i == Starts - 1 ? new[] { "times" } : []];
            if (ProgramOutput.Of(new ProcessStartInfo(program, arguments), Patience) is not { } output)
            {
                return new AotRun($"it gave no answer within {Patience.TotalSeconds:0} s");
            }

            parts = output.Text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
            if (output.ExitCode != 0 || parts.Length < 2)
            {
                return new AotRun(Explain(output));
            }

            starts.Add(double.Parse(parts[0]));
        }

        return new AotRun(null, Statistics.Of(starts).Median, double.Parse(parts[2]), double.Parse(parts[3]), parts[1]);
    }

    private static string Explain(ProgramOutput output)
    {
        string[] lines = [.. output.Errors.Split('\n').Select(line => line.Trim())];
        string reason = lines.LastOrDefault(line => line.StartsWith("---> ", StringComparison.Ordinal))?[5..]
            ?? lines.FirstOrDefault(line => line.StartsWith(Unhandled, StringComparison.Ordinal))?[Unhandled.Length..]
            ?? (output.Text.Length > 0 ? output.Text.Trim() : $"it ended with exit code {output.ExitCode}");
        return reason.Length > LongestReason ? $"{reason[..LongestReason]}..." : reason;
    }
}
