using static SerBench.Formats.Tests.Ignite.FullFooter;

namespace SerBench.Formats.Tests.Ignite;

// Arrays and objects that overlap in the bytes of an array, and handles to all of them. A reader that follows each handle would read the
// same bytes again and again.
public class IgniteAheadTests
{
    private const int BlobLength = 4000;

    // A handle has the same length.
    private const int ArrayHeader = 1 + sizeof(int);
    private const int CollectionHeader = 1 + sizeof(int) + 1;

    // One after the other.
    [Theory]
    [InlineData(2, true)]
    [InlineData(50, false)]
    public void ArraysOverEachOther(int count, bool isRead)
    {
        byte[] blob = new byte[BlobLength];
        for (int i = 0; i < count; i++)
        {
            Span<byte> array = blob.AsSpan(i * ArrayHeader);
            array[0] = IgniteCode.ByteArray;
            BinaryPrimitives.WriteInt32LittleEndian(array[1..], array.Length - ArrayHeader);
        }

        Check<Late<byte[]>>(WithHandles<byte[]>(blob, count, ArrayHeader), isRead);
    }

    // Each lies within the one before.
    [Theory]
    [InlineData(2, true)]
    [InlineData(50, false)]
    public void ObjectsOverEachOther(int depth, bool isRead)
    {
        byte[] blob = new byte[BlobLength];
        byte[] next = [IgniteCode.Null];
        for (int i = 0; i < depth; i++)
        {
            blob = Object<Early>((nameof(Early.Blob), ArrayOf(blob)), (nameof(Early.Next), next));
            next = [IgniteCode.Handle, .. Int(blob.Length)];
        }

        // A field that the reader does not know. Without one it would not look up the fields.
        Check<Early>(Object<Early>((nameof(Early.Blob), ArrayOf(blob)), (nameof(Early.Next), next), ("Zero", [IgniteCode.Null])), isRead);
    }

    // One footer for all, with fields that the reader does not know.
    [Theory]
    [InlineData(2, true)]
    [InlineData(50, false)]
    public void ObjectsThatShareAFooter(int count, bool isRead)
    {
        const int Fields = 400;
        int[] ids = [.. Enumerable.Range(1, Fields)];
        byte[] footer = [.. ids.SelectMany(id => (byte[])[.. Int(id), .. Int(IgniteHeader.Length - 1 + id)])];
        byte[] blob = [];
        for (int i = 0; i < count; i++)
        {
            int fieldsEnd = ((i + 1) * IgniteHeader.Length) + Fields;
            blob = [.. Header<Early>(ids, hash: 0, fieldsEnd, fieldsEnd + footer.Length), .. blob];
        }

        Check<Late<Early>>(WithHandles<Early>([.. blob, .. new byte[Fields], .. footer], count, IgniteHeader.Length), isRead);
    }

    private static void Check<T>(byte[] message, bool isRead)
    {
        IObjectCodec<T> codec = Witnesses.CodecOf<T>("ignite-full");
        if (isRead)
        {
            Assert.NotNull(codec.Decode(message));
            return;
        }

        Refusal.AssertSays("lie over each other", () => codec.Decode(message));
        long allowance = 4096 + (10L * message.Length);
        Assert.InRange(Memory.Of(() => Assert.Throws<WireFormatException>(() => codec.Decode(message)), allowance), 0, allowance);
    }

    // Bytes, which are written first and read last, and handles into them.
    private static byte[] WithHandles<T>(byte[] blob, int count, int stride)
    {
        int distance = blob.Length + CollectionHeader;
        IEnumerable<int> distances = Enumerable.Range(0, count).Select(i => distance + (i * (ArrayHeader - stride)));
        byte[] handles = [.. distances.SelectMany(one => (byte[])[IgniteCode.Handle, .. Int(one)])];
        return Object<Late<T>>(
            (nameof(Late<T>.Blob), ArrayOf(blob)),
            (nameof(Late<T>.Ahead), [IgniteCode.Collection, .. Int(count), IgniteCollectionKind.List, .. handles]));
    }

    public sealed class Late<T> { public List<T?>? Ahead { get; set; } public byte[]? Blob { get; set; } }
}
