using System.Numerics;
using SerBench.Serializers.Trees.Columnar.Columns;
using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Trees.Columnar.Writing;

internal sealed class FrameColumns
{
    private const int FixedLength = 4;

    private readonly EncodeBuffer _bytes = new(1 << 12);

    public ulong[] Keys { get; } = new ulong[FrameWalk.MostNodes];

    public int[] Lengths { get; } = new int[FrameWalk.MostNodes];

    public byte[] Shapes { get; } = new byte[FrameWalk.MostNodes];

    public const byte IsNull = 4;

    // The result is valid until the next frame is written.
    public ReadOnlySpan<byte> Write(in FrameWalk walk, ReadOnlySpan<SlotRange> roots, TextMode mode, int chars)
    {
        int shift = walk.KeyBits == 0 ? 0 : BitOperations.TrailingZeroCount(walk.KeyBits);
        int keyWidth = BitColumn.WidthOf(walk.KeyBits >> shift);
        int lengthWidth = BitColumn.WidthOf((ulong)walk.LengthBits);

        var output = new OutputCursor(_bytes);
        output.Ensure((4 + (3 * roots.Length)) * Varint.MaxLength32 + FixedLength);
        Varint.Put(ref output, (ulong)walk.Nodes);
        Varint.Put(ref output, (ulong)roots.Length);
        foreach (SlotRange range in roots)
        {
            Varint.Put(ref output, (ulong)range.Frame);
            Varint.Put(ref output, (ulong)range.First);
            Varint.Put(ref output, (ulong)range.Count);
        }

        output.PutByte((byte)((int)mode | (walk.HasNulls ? ColumnarLayout.HasNulls : 0)));
        output.PutByte((byte)shift);
        output.PutByte((byte)keyWidth);
        output.PutByte((byte)lengthWidth);
        Varint.Put(ref output, (ulong)chars);

        PutShapes(ref output, Shapes.AsSpan(0, walk.Nodes));
        if (walk.HasNulls)
        {
            PutNulls(ref output, Shapes.AsSpan(0, walk.Nodes));
        }

        PutNumbers<ulong>(ref output, Keys.AsSpan(0, walk.Nodes), shift, keyWidth);
        PutNumbers<int>(ref output, Lengths.AsSpan(0, walk.Nodes), 0, lengthWidth);
        return output.Written(0);
    }

    private static void PutNumbers<T>(ref OutputCursor output, ReadOnlySpan<T> numbers, int shift, int width)
        where T : unmanaged, IBinaryInteger<T>
    {
        output.Ensure(ColumnarLayout.BitBytes(numbers.Length, width) + BitColumn.Slack);
        output.Advance(BitColumn.Pack(numbers, shift, width, output.Free()));
    }

    private static void PutShapes(ref OutputCursor output, ReadOnlySpan<byte> shapes)
    {
        output.Ensure(ColumnarLayout.ShapeBytes(shapes.Length));
        foreach (uint four in MemoryMarshal.Cast<byte, uint>(shapes))
        {
            uint pairs = four & 0x03030303;
            output.PutByte((byte)(pairs | (pairs >> 6) | (pairs >> 12) | (pairs >> 18)));
        }

        int rest = shapes.Length % ColumnarLayout.ShapesPerByte;
        if (rest > 0)
        {
            int last = 0;
            for (int i = 0; i < rest; i++)
            {
                last |= (shapes[shapes.Length - rest + i] & 3) << (2 * i);
            }

            output.PutByte((byte)last);
        }
    }

    private static void PutNulls(ref OutputCursor output, ReadOnlySpan<byte> shapes)
    {
        output.Ensure(ColumnarLayout.BitBytes(shapes.Length, 1));
        for (int i = 0; i < shapes.Length; i += 8)
        {
            int bits = 0;
            for (int j = i; j < Math.Min(i + 8, shapes.Length); j++)
            {
                bits |= (shapes[j] / IsNull) << (j - i);
            }

            output.PutByte((byte)bits);
        }
    }
}
