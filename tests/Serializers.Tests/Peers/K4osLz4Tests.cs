using SerBench.Formats.Compression;

namespace SerBench.Serializers.Tests.Peers;

// The library writes its golden blocks, reads ours, and ours reads its own.
public sealed class K4osLz4Tests
{
    private const string Package = "K4os.Compression.LZ4";

    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Golden", "lz4");

    public static TheoryData<string, string> Blocks
    {
        get
        {
            var blocks = new TheoryData<string, string>();
            foreach (string name in Directory.GetFiles(Folder, "*.plain").Select(file => Path.GetFileNameWithoutExtension(file)!))
            {
                blocks.Add(name, "fast");
                blocks.Add(name, "max");
            }

            return blocks;
        }
    }

    [PeerTheory(Package)]
    [MemberData(nameof(Blocks))]
    public void It_writes_and_reads_its_golden_blocks(string name, string level)
    {
        ICompressor library = Catalog.BuiltIn.FindCompressor(level == "fast" ? "lz4-k4os" : "lz4-k4os-max")!;
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, name + ".plain"));
        byte[] block = File.ReadAllBytes(Path.Combine(Folder, $"{name}.{level}.block"));
        Assert.Equal(block, Compress(library, plain));
        Assert.Equal(plain, Decompress(library, block, plain.Length));
    }

    [PeerTheory(Package)]
    [MemberData(nameof(Blocks))]
    public void It_and_our_own_read_each_other(string name, string level)
    {
        ICompressor library = Catalog.BuiltIn.FindCompressor(level == "fast" ? "lz4-k4os" : "lz4-k4os-max")!;
        var ours = new Lz4Compressor();
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, name + ".plain"));
        Assert.Equal(plain, Decompress(library, Compress(ours, plain), plain.Length));
        Assert.Equal(plain, Decompress(ours, Compress(library, plain), plain.Length));
    }

    [PeerFact(Package)]
    public void Damage_is_refused()
    {
        ICompressor library = Catalog.BuiltIn.FindCompressor("lz4-k4os")!;
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, "digits.plain"));
        byte[] block = Compress(library, plain);
        Assert.Throws<WireFormatException>(() => Decompress(library, block[..^1], plain.Length));
        Assert.Throws<WireFormatException>(() => Decompress(library, block, plain.Length - 1));
        Assert.Throws<WireFormatException>(() => Decompress(library, block, plain.Length + 1));
        Assert.Throws<WireFormatException>(() => Decompress(library, block[..10], CompressedMessage.MaxPlainLength));
    }

    private static byte[] Compress(ICompressor compressor, byte[] plain)
    {
        var target = new EncodeBuffer(1);
        compressor.Compress(plain, target);
        return target.ToArray();
    }

    private static byte[] Decompress(ICompressor compressor, byte[] block, int plainLength)
    {
        var plain = new EncodeBuffer(1);
        byte[] message = [0xCC, 0xCC, .. block];
        compressor.Decompress(message, start: 2, plainLength, plain);
        return plain.ToArray();
    }
}
