using System.IO.Compression;

namespace SerBench.Migration.Old;

internal static class FileKind
{
    private const int LongestSample = 64 * 1024;

    // Random data of this length has at least this entropy in bits per byte. Text, numbers and raw pictures have less.
    private const int ShortestJudged = 2_048;
    private const double RandomBits = 7.9;

    private static readonly (byte[] Start, string Name)[] Known =
    [
        ([0x1F, 0x8B], "gzip"),
        ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
        ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
        ([0x04, 0x22, 0x4D, 0x18], "LZ4"),
        ([0x42, 0x5A, 0x68], "bzip2"),
        ([0x37, 0x7A, 0xBC, 0xAF], "7-Zip"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz"),
    ];

    private static readonly (string Name, Func<Stream, Stream> Open)[] Packings =
    [
        ("gzip", stream => new GZipStream(stream, CompressionMode.Decompress)),
        ("zlib", stream => new ZLibStream(stream, CompressionMode.Decompress)),
        ("deflate", stream => new DeflateStream(stream, CompressionMode.Decompress)),
        ("Brotli", stream => new BrotliStream(stream, CompressionMode.Decompress)),
    ];

    // Returns a clause, such as "is text"; null if BinaryFormatter wrote the file.
    public static string? Describe(byte[] data)
    {
        if (OldFileReader.HasHeader(data))
        {
            return null;
        }

        string known = Known.FirstOrDefault(kind => data.AsSpan().StartsWith(kind.Start)).Name;
        string? packed = Packings
            .FirstOrDefault(packing => (known ?? packing.Name) == packing.Name && OldFileReader.HasHeader(Unpack(data, packing.Open)))
            .Name;
        ReadOnlySpan<byte> sample = data.AsSpan(0, Math.Min(data.Length, LongestSample));
        return data.Length == 0 ? "is empty, or no ordinary file"
            : packed is not null ? $"is compressed ({packed}) and holds BinaryFormatter's data; decompress it first"
            : known is not null ? $"is compressed ({known}); decompress it first"
            : IsText(sample, data.Length) ? DescribeText(data)
            : data[0] == 0 && data.Length < OldFileReader.HeaderLength ? "is shorter than the header of BinaryFormatter"
            : data.Length >= ShortestJudged && BitsPerByte(sample) >= RandomBits
                ? "looks encrypted, or compressed in an unknown way; decrypt it first"
            : "was not written by BinaryFormatter";
    }

    private static byte[] Unpack(byte[] data, Func<Stream, Stream> open)
    {
        try
        {
            using Stream stream = open(new MemoryStream(data));
            byte[] start = new byte[OldFileReader.HeaderLength];
            return stream.ReadAtLeast(start, start.Length, throwOnEndOfStream: false) == start.Length ? start : [];
        }
        catch (Exception exception) when (exception is InvalidDataException or IOException or InvalidOperationException)
        {
            return [];
        }
    }

    private static bool IsText(ReadOnlySpan<byte> sample, int length) =>
        !sample.ContainsAnyInRange((byte)0, (byte)8) && (sample.Length < length || System.Text.Unicode.Utf8.IsValid(sample));

    private static string DescribeText(byte[] data)
    {
        string start = Encoding.UTF8.GetString(data, 0, Math.Min(data.Length, 256)).TrimStart('\uFEFF', ' ', '\r', '\n', '\t');
        return start.Length == 0 ? "is text" : start[0] switch
        {
            '{' or '[' => "is JSON",
            '<' => start.Contains("SOAP-ENV", StringComparison.OrdinalIgnoreCase) ? "is SOAP (SoapFormatter)" : "is XML",
            _ => start.StartsWith("AAEAAAD/////", StringComparison.Ordinal)
                ? "is BinaryFormatter's data as Base64 text; decode it first"
                : "is text",
        };
    }

    private static double BitsPerByte(ReadOnlySpan<byte> sample)
    {
        Span<int> counts = stackalloc int[256];
        foreach (byte one in sample)
        {
            counts[one]++;
        }

        double bits = 0;
        foreach (int count in counts)
        {
            double share = (double)count / sample.Length;
            bits -= count == 0 ? 0 : share * Math.Log2(share);
        }

        // A short sample misses some bytes by chance, so its entropy is corrected.
        return bits + (128.0 / sample.Length / Math.Log(2));
    }
}
