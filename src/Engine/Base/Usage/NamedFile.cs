using System.IO.Compression;

namespace SerBench.Engine.Base.Usage;

internal static class NamedFile
{
    public const int LongestMessage = 256 * 1024 * 1024;

    public const int LongestText = 64 * 1024 * 1024;

    private const int Piece = 80 * 1024;

    private static readonly string[] DeviceFolders = ["/dev/", "/proc/"];

    public static T Read<T>(string file, Func<string, T> read) => Use(file, "read", read);

    public static byte[] ReadBytes(string file, int most = LongestMessage) => ReadBytes(file, most, stream => stream);

    public static string ReadText(string file, int most = LongestText) => TextOf(ReadBytes(file, most));

    public static string ReadPackedText(string file) =>
        TextOf(ReadBytes(file, LongestText, stream => new GZipStream(stream, CompressionMode.Decompress)));

    private static string TextOf(byte[] bytes)
    {
        using var reader = new StreamReader(new MemoryStream(bytes));
        return reader.ReadToEnd();
    }

    private static byte[] ReadBytes(string file, int most, Func<Stream, Stream> unpack) => Read(file, path =>
    {
        using Stream stream = unpack(File.OpenRead(path));
        try
        {
            return ReadAll(stream, most) ?? throw new UsageException($"'{file}' has more than {most:N0} bytes, and no more are read.");
        }
        catch (InvalidDataException exception)
        {
            throw new IOException(exception.Message);
        }
    });

    public static void Write(string file, Action<string> write) => Use(file, "written", path =>
    {
        // .NET resolves a relative link against the folder of the path, and a bare name has no folder.
        string full = Path.GetFullPath(path);
        string target = new FileInfo(full).LinkTarget is null ? path : File.ResolveLinkTarget(full, returnFinalTarget: true)!.FullName;
        if (IsDevice(path) || IsDevice(target) || IsPipe(target))
        {
            write(path);
        }
        else
        {
            WriteWhole(target, write);
        }

        return path;
    });

    public static void WriteText(string file, string text) => Write(file, path => File.WriteAllText(path, text));

    public static void WriteEditable(string file, string text)
    {
        if (!IsDevice(file) && File.Exists(file) && ReadText(file) != text)
        {
            throw new UsageException($"'{file}' has another text, which somebody may have edited; delete it or name another file.");
        }

        WriteText(file, text);
    }

    public static void CreateFolder(string folder) => Use(folder, "written", Directory.CreateDirectory);

    public static bool IsPipe(string file)
    {
        if (OperatingSystem.IsWindows() || !File.Exists(file))
        {
            return false;
        }

        try
        {
            // Opening a pipe for reading and writing does not block.
            using FileStream stream = File.Open(file, FileMode.Open, FileAccess.ReadWrite, FileShare.ReadWrite | FileShare.Delete);
            return !stream.CanSeek;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    public static void DemandWritable(string file) => Use(file, "written", path =>
    {
        if (Directory.Exists(path))
        {
            throw new IOException("it is a folder.");
        }

        if (!IsDevice(path) && Path.GetDirectoryName(Path.GetFullPath(path)) is { } folder)
        {
            Directory.CreateDirectory(folder);
            File.Create(Path.Combine(folder, Path.GetRandomFileName()), 1, FileOptions.DeleteOnClose).Dispose();
        }

        return path;
    });

    public static T Use<T>(string file, string how, Func<string, T> use)
    {
        try
        {
            return use(file);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"'{file}' cannot be {how}: {exception.Message}");
        }
    }

    private static byte[]? ReadAll(Stream stream, int most)
    {
        // Pieces need less memory than one growing array, which takes three times its length while it is copied.
        var pieces = new List<byte[]>();
        byte[] piece = new byte[Piece];
        long length = 0;
        while (stream.Read(piece) is > 0 and int read)
        {
            length += read;
            if (length > most)
            {
                return null;
            }

            pieces.Add(piece[..read]);
        }

        byte[] content = new byte[length];
        int position = 0;
        foreach (byte[] part in pieces)
        {
            part.CopyTo(content, position);
            position += part.Length;
        }

        return content;
    }

    private static bool IsDevice(string file) => OperatingSystem.IsWindows()
        ? WindowsNames.IsDevice(file)
        : Array.Exists(
            DeviceFolders, folder => Path.GetFullPath(file).StartsWith(folder, StringComparison.Ordinal) && !Directory.Exists(file));

    private static void WriteWhole(string file, Action<string> write)
    {
        string unfinished = $"{file}.{Path.GetRandomFileName()}.tmp";
        try
        {
            // Only the owner has access until the file is complete.
            if (!OperatingSystem.IsWindows() && File.Exists(file))
            {
                UnixFileMode mode = File.GetUnixFileMode(file);
                File.Create(unfinished).Dispose();
                File.SetUnixFileMode(unfinished, (UnixFileMode)0b110_000_000);
                write(unfinished);
                File.SetUnixFileMode(unfinished, mode);
            }
            else
            {
                write(unfinished);
            }

            File.Move(unfinished, file, overwrite: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            File.Delete(unfinished);
            throw new IOException(exception.Message.Replace(unfinished, file), exception);
        }
    }
}
