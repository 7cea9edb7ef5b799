using SerBench.Formats.Compression;

namespace SerBench.Serializers.Tests.Peers;

// The library writes its golden blocks, reads ours, and ours reads its own.
public sealed class K4osLz4Tests
{
    private const string Package = "K4os.Compression.LZ4";

    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Golden", "lz4");

    public static TheoryData<string, string> Blocks => (
        from file in Directory.GetFiles(Folder, "*.plain")
        from level in new[] { "fast", "max" }
        select (Path.GetFileNameWithoutExtension(file)!, level)).ToTheoryData();

    [PeerTheory(Package)]
    [MemberData(nameof(Blocks))]
    public void It_writes_and_reads_its_golden_blocks(string name, string level)
    {
        ICompressor library = Catalog.BuiltIn.FindCompressor(level == "fast" ? "lz4-k4os" : "lz4-k4os-max")!;
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, name + ".plain"));
        byte[] block = File.ReadAllBytes(Path.Combine(Folder, $"{name}.{level}.block"));
        Assert.Equal(block, library.Compress(plain));
        Assert.Equal(plain, library.Decompress(block, plain.Length));
    }

    [PeerTheory(Package)]
    [MemberData(nameof(Blocks))]
    public void It_and_our_own_read_each_other(string name, string level)
    {
        ICompressor library = Catalog.BuiltIn.FindCompressor(level == "fast" ? "lz4-k4os" : "lz4-k4os-max")!;
        var ours = new Lz4Compressor();
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, name + ".plain"));
        Assert.Equal(plain, library.Decompress(ours.Compress(plain), plain.Length));
        Assert.Equal(plain, ours.Decompress(library.Compress(plain), plain.Length));
    }

    [PeerFact(Package)]
    public void Damage_is_refused()
    {
        ICompressor library = Catalog.BuiltIn.FindCompressor("lz4-k4os")!;
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, "digits.plain"));
        byte[] block = library.Compress(plain);
        Assert.Throws<WireFormatException>(() => library.Decompress(block[..^1], plain.Length));
        Assert.Throws<WireFormatException>(() => library.Decompress(block, plain.Length - 1));
        Assert.Throws<WireFormatException>(() => library.Decompress(block, plain.Length + 1));
        Assert.Throws<WireFormatException>(() => library.Decompress(block[..10], CompressedMessage.MaxPlainLength));
    }
}
