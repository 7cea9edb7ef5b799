using System.Globalization;
using System.Text;

namespace SerBench.Benchmarks.Usage;

/// <summary>
/// A folder of results that belongs to this process until it ends: a file in it is held open, which the system takes back whatever ends
/// the process.
/// </summary>
internal sealed class FolderLock : IDisposable
{
    /// <summary>The file, in which the id of the process stands.</summary>
    public const string Name = "in-use.lock";

    // Elsewhere an exclusive file can still be read, by programs that ask for no lock.
    private static readonly FileShare Exclusive = OperatingSystem.IsWindows() ? FileShare.Read : FileShare.None;

    // What Linux, macOS and Windows say of a file that another process holds.
    private static readonly int[] Held = [11, 35, unchecked((int)0x80070020)];

    private readonly FileStream _file;

    private FolderLock(string folder, FileStream file) => (Folder, _file) = (folder, file);

    /// <summary>The full path.</summary>
    public string Folder { get; }

    /// <summary>Makes the folder where there is none, and takes it.</summary>
    /// <exception cref="UsageException">Another process has it, or it cannot be written.</exception>
    public static FolderLock Take(string folder) =>
        TryTake(folder) ?? throw new UsageException($"'{folder}' is in use by the process whose id is in its file {Name}; wait for the end of that, or name another folder with --out.");

    /// <summary>Makes and takes a folder that is named after a time, with a number behind it where there is one already.</summary>
    public static FolderLock TakeNew(string parent, DateTimeOffset time)
    {
        string name = Path.Combine(parent, time.ToString("yyyyMMdd-HHmmss", CultureInfo.InvariantCulture));
        string folder = name;
        for (int number = 2; ; number++)
        {
            if (!Path.Exists(folder) && TryTake(folder) is { } taken)
            {
                return taken;
            }

            folder = string.Create(CultureInfo.InvariantCulture, $"{name}-{number}");
        }
    }

    public void Dispose() => _file.Dispose();

    private static FolderLock? TryTake(string folder)
    {
        string file = Path.Combine(folder, Name);
        try
        {
            Directory.CreateDirectory(folder);
            var taken = new FileStream(file, FileMode.OpenOrCreate, FileAccess.ReadWrite, Exclusive, bufferSize: 0, FileOptions.DeleteOnClose);
            taken.SetLength(0);
            taken.Write(Encoding.ASCII.GetBytes($"{Environment.ProcessId}\n"));
            return new FolderLock(Path.GetFullPath(folder), taken);
        }
        catch (IOException exception) when (Array.IndexOf(Held, exception.HResult) >= 0)
        {
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"Results cannot go to '{folder}': {exception.Message}");
        }
    }
}
