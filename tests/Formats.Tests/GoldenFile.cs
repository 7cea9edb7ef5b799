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

    public static IEnumerable<byte[]> ReadAll(string folder, string pattern) =>
        Directory.GetFiles(PathOf(folder, ""), pattern).Order().Select(File.ReadAllBytes);

    // The models and scenarios of which there are messages of a library: libraries/library.model.scenario.bin.
    public static IEnumerable<(string Model, string Scenario)> OfLibrary(string library) =>
        from file in Directory.GetFiles(PathOf("libraries", ""), library + ".*.bin").Order(StringComparer.Ordinal)
        let name = Path.GetFileName(file)[(library.Length + 1)..].Split('.')
        select (name[0], name[1]);

    public static IEnumerable<string> ReadLines(string folder, string name) => File.ReadLines(PathOf(folder, name));

    private static string PathOf(string folder, string name) => Path.Combine(AppContext.BaseDirectory, "Golden", folder, name);
}
