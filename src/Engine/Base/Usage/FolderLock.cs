namespace SerBench.Engine.Base.Usage;

// An open file locks a folder. The system releases the lock however the process ends.
internal sealed class FolderLock : IDisposable
{
    public const string Name = "in-use.lock";

    // Outside Windows, programs that ask for no lock can still read an exclusive file.
    private static readonly FileShare Exclusive = OperatingSystem.IsWindows() ? FileShare.Read : FileShare.None;

    // The error codes of Linux, macOS and Windows for a file that another process holds.
    private static readonly int[] InUse = [11, 35, unchecked((int)0x80070020)];

    private readonly FileStream _file;

    private FolderLock(string folder, FileStream file) => (Folder, _file) = (folder, file);

    public string Folder { get; }

    public static FolderLock Take(string folder) => Take(folder, OperatingSystem.IsWindows());

    internal static FolderLock Take(string folder, bool isWindows) =>
        isWindows && WindowsNames.Fault(folder) is { } fault
            ? throw new UsageException($"Results cannot go to '{folder}': {fault}; name another folder with --out.")
        : TryTake(folder) ?? throw new UsageException(
            $"'{folder}' is in use by the process whose id is in its file {Name}; "
            + "wait for the end of that, or name another folder with --out.");

    public static FolderLock TakeNew(string parent, DateTimeOffset time)
    {
        string name = Path.Combine(parent, time.ToString("yyyyMMdd-HHmmss"));
        string folder = name;
        for (int number = 2; ; number++)
        {
            if (!Path.Exists(folder) && TryTake(folder) is { } taken)
            {
                return taken;
            }

            folder = $"{name}-{number}";
        }
    }

    public void Dispose() => _file.Dispose();

    private static FolderLock? TryTake(string folder)
    {
        string file = Path.Combine(folder, Name);
        try
        {
            Directory.CreateDirectory(folder);
            var taken = new FileStream(
                file, FileMode.OpenOrCreate, FileAccess.ReadWrite, Exclusive, bufferSize: 0, FileOptions.DeleteOnClose);
            taken.SetLength(0);
            taken.Write(Encoding.ASCII.GetBytes($"{Environment.ProcessId}\n"));
            return new FolderLock(Path.GetFullPath(folder), taken);
        }
        catch (IOException exception) when (Array.IndexOf(InUse, exception.HResult) >= 0)
        {
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"Results cannot go to '{folder}': {exception.Message}");
        }
    }
}
