namespace SerBench.Engine.Host;

// The share of the processors that a container leaves to this process, from the files of Linux's control groups.
internal sealed class ProcessorQuota(string groups, string membership)
{
    public static ProcessorQuota OfThisProcess { get; } = new("/sys/fs/cgroup", "/proc/self/cgroup");

    // In processors; null without a quota. The narrowest group decides.
    public double? Read() => Folders()
        .SelectMany(folder => new[]
        {
            Share(ReadText(folder, "cpu.max")), Share($"{ReadText(folder, "cpu.cfs_quota_us")} {ReadText(folder, "cpu.cfs_period_us")}"),
        })
        .Min();

    // The time for which the quota has stopped this process and its group, in seconds.
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

    // The own group and all groups around it, of both versions.
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

    // Quota and period in microseconds; "max" or a negative quota is none.
    private static double? Share(string text) =>
        text.Split([' ', '\n'], StringSplitOptions.RemoveEmptyEntries) is [var quota, var period]
        && double.TryParse(quota, out double time) && time > 0 && double.TryParse(period, out double length) && length > 0
            ? Math.Round(time / length, 2)
            : null;

    // A system without the file has no quota.
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
