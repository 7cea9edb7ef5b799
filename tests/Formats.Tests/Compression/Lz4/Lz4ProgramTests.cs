using SerBench.Formats.Compression;
using SerBench.Formats.Tests.Programs;

namespace SerBench.Formats.Tests.Compression.Lz4;

// The program of LZ4's own project reads our blocks and writes blocks for us, inside its frames.
public class Lz4ProgramTests
{
    private const string Name = "lz4";

    // The start of a frame: a magic number, flags, the longest block (4 MiB), and a hash of these two bytes.
    private const int HeaderLength = 7;
    private const int LongestBlock = 4 * 1024 * 1024;
    private const uint IsPlain = 0x8000_0000;

    private static readonly byte[] Header = [0x04, 0x22, 0x4D, 0x18, 0x60, 0x70, 0x73];
    private static readonly InstalledProgram Program = new(Name);
    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Golden", "lz4");

    public static TheoryData<string> Plains => [.. Directory.GetFiles(Folder, "*.plain")
        .Where(file => new FileInfo(file).Length is > 0 and <= LongestBlock)
        .Select(file => Path.GetFileNameWithoutExtension(file)!)];

    [ProgramTheory(Name)]
    [MemberData(nameof(Plains))]
    public void ItReadsOurs(string name)
    {
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, name + ".plain"));
        var block = new EncodeBuffer(1);
        new Lz4Compressor().Compress(plain, block);
        byte[] length = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(length, block.Length);

        Assert.Equal(plain, Program.Run(["-d", "-c"], [.. Header, .. length, .. block.Written, 0, 0, 0, 0]));
    }

    [ProgramTheory(Name)]
    [MemberData(nameof(Plains))]
    public void WeReadWhatItWrites(string name)
    {
        byte[] plain = File.ReadAllBytes(Path.Combine(Folder, name + ".plain"));
        byte[] frame = Program.Run(["-9", "-c"], plain);
        uint length = BinaryPrimitives.ReadUInt32LittleEndian(frame.AsSpan(HeaderLength));
        byte[] block = frame[(HeaderLength + sizeof(uint))..][..(int)(length & ~IsPlain)];

        // If the block does not shrink, the frame holds the plain.
        Assert.Equal(plain, (length & IsPlain) != 0 ? block : Decompress(block, plain.Length));
    }

    private static byte[] Decompress(byte[] block, int plainLength)
    {
        var plain = new EncodeBuffer(1);
        new Lz4Compressor().Decompress(block, start: 0, plainLength, plain);
        return plain.ToArray();
    }
}
