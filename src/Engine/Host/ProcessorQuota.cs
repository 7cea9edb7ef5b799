namespace SerBench.Engine.Host;

internal sealed class ProcessorQuota(string groups, string membership)
{
    public static ProcessorQuota OfThisProcess { get; } = new("/sys/fs/cgroup", "/proc/self/cgroup");

    // In processors.
    public double? Read() => Folders()
        .SelectMany(folder => new[]
        {
            Share(ReadText(folder, "cpu.max")), Share($"{ReadText(folder, "cpu.cfs_quota_us")} {ReadText(folder, "cpu.cfs_period_us")}"),
        })
        .Min();

    // Returns the seconds for which a quota has stopped this process and its group.
    public double ReadThrottled() => Folders()
        .SelectMany(folder => ReadText(folder, "cpu.stat").Split('\n'))
        .Select(line => line.Split(' ') switch
        {
            ["throttled_usec", var time] => double.Parse(time) / 1e6,
            ["throttled_time", var time] => double.Parse(time) / 1e9,
            _ => 0,
        })
        .DefaultIfEmpty()
        .Max();

    // Returns the process's group and all groups around it, for cgroup versions 1 and 2.
    private IEnumerable<string> Folders()
    {
        foreach (string[] parts in ReadText("", membership).Split('\n').Select(line => line.Split(':')).Where(parts => parts.Length > 2))
        {
            string? root = parts[1].Length == 0 ? groups : parts[1].Split(',').Contains("cpu") ? Path.Combine(groups, "cpu") : null;
            for (string path = parts[2].TrimEnd('/'); root is not null; path = path[..path.LastIndexOf('/')])
            {
                yield return root + path;
                if (path.Length == 0)
                {
                    break;
                }
            }
        }
    }

    // The text has quota and period in microseconds; "max" or a negative number means no quota.
    private static double? Share(string text) =>
        text.Split([' ', '\n'], StringSplitOptions.RemoveEmptyEntries) is [var quota, var period]
        && double.TryParse(quota, out double time) && time > 0 && double.TryParse(period, out double length) && length > 0
            ? Math.Round(time / length, 2)
            : null;

    private static string ReadText(string folder, string file)
    {
        try
        {
            return File.ReadAllText(Path.Combine(folder, file));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }
}
