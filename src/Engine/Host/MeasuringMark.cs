namespace SerBench.Engine.Host;

// Other processes of the same user see by this file that a process measures.
internal sealed class MeasuringMark(string folder, FileStream? own) : IDisposable
{
    public static string UsualFolder => Path.Combine(Path.GetTempPath(), $"serbench-marks-{Environment.UserName}");

    public static MeasuringMark Take(string folder)
    {
        try
        {
            PrivateFolder.Make(folder);
            string file = Path.Combine(folder, $"{Environment.ProcessId}.{Path.GetRandomFileName()}");
            return new MeasuringMark(folder, new FileStream(
                file, FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None, bufferSize: 1, FileOptions.DeleteOnClose));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return new MeasuringMark(folder, null);
        }
    }

    public string? DescribeOthers()
    {
        string[] others = own?.Name is not { } name ? [] :
        [
            .. Directory.GetFiles(folder).Where(file => file != name && new FileInfo(file).LinkTarget is null && IsHeld(file))
                .Select(file => Path.GetFileName(file).Split('.')[0]),
        ];
        return others.Length == 0 ? null
            : $"Another run measured on this machine at the same time (process {string.Join(", ", others)}): "
                + "the times of both are disturbed.";
    }

    public void Dispose() => own?.Dispose();

    private static bool IsHeld(string file)
    {
        try
        {
            using var opened = new FileStream(
                file, FileMode.Open, FileAccess.ReadWrite, FileShare.None, bufferSize: 1, FileOptions.DeleteOnClose);
            return false;
        }
        catch (FileNotFoundException)
        {
            return false;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return true;
        }
    }
}
