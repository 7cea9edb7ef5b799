using System.IO.Compression;

namespace SerBench.Formats.Tests;

// Bytes of real implementations, copied beside the tests.
internal static class GoldenFile
{
    // The bytes of a file, unpacked if it is stored as gzip.
    public static byte[] Read(string folder, string name)
    {
        byte[] bytes = File.ReadAllBytes(PathOf(folder, name));
        if (!name.EndsWith(".gz", StringComparison.Ordinal))
        {
            return bytes;
        }

        using var unpacked = new MemoryStream();
        using (var gzip = new GZipStream(new MemoryStream(bytes), CompressionMode.Decompress))
        {
            gzip.CopyTo(unpacked);
        }

        return unpacked.ToArray();
    }

    public static IEnumerable<string> ReadLines(string folder, string name) => File.ReadLines(PathOf(folder, name));

    private static string PathOf(string folder, string name) => Path.Combine(AppContext.BaseDirectory, "Golden", folder, name);
}
