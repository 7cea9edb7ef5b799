using SerBench.Serializers.Trees.Columnar.Columns;
using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Trees.Columnar.Reading;

internal static class FrameReader
{
    [ThreadStatic]
    private static byte[]? WindowOfThread;

    /// <param name="message">the whole message, because columns are read eight bytes at a time, which may go beyond a column.</param>
    public static Forest Read(ReadOnlySpan<byte> message, FrameEntry entry, int frame)
    {
        var header = new FrameHeader(message, entry, frame);
        ReadOnlySpan<byte> text = message.Slice(header.Text, header.TextLength);
        switch (header.Mode)
        {
            case TextMode.Digits:
                return ReadPacked(message, header, new DigitUnpacker(text, header.Chars, header.Text));
            case TextMode.Alphabet:
                return ReadPacked(message, header, new AlphabetUnpacker(text, header.Chars, header.Text));
            case TextMode.Latin1:
                return Read(message, header, new Latin1Source(text));
            case TextMode.Utf8:
                return Read(message, header, new Utf8Source(text, header.Text));
            default:
                return Read(message, header, new Utf16Source(text));
        }
    }

    private static Forest ReadPacked<TUnpacker>(ReadOnlySpan<byte> message, in FrameHeader header, TUnpacker unpacker)
        where TUnpacker : struct, ITextUnpacker, allows ref struct
    {
        byte[] window = WindowOfThread ??= new byte[WindowSource<TUnpacker>.WindowLength];
        return Read(message, header, new WindowSource<TUnpacker>(unpacker, window));
    }

    private static Forest Read<TSource>(ReadOnlySpan<byte> message, in FrameHeader header, TSource source)
        where TSource : struct, ITextSource, allows ref struct
    {
        // The loop's variables are locals of one method, so that the compiler needs no write barriers.
        PendingNodes pending = default;
        int top = 0;
        TreeNode? previous = null;
        int shape = 0;
        ref byte start = ref MemoryMarshal.GetReference(message);
        ref byte shapes = ref Unsafe.Add(ref start, header.Shapes);
        ref byte keys = ref Unsafe.Add(ref start, header.Keys);
        ref byte lengths = ref Unsafe.Add(ref start, header.Lengths);
        (int keyWidth, int keyShift, int lengthWidth) = (header.KeyWidth, header.KeyShift, header.LengthWidth);
        (ulong keyMask, ulong lengthMask) = (BitColumn.MaskOf(keyWidth), BitColumn.MaskOf(lengthWidth));
        int charsLeft = header.Chars;
        var roots = new TreeNode[header.Roots];
        int rootCount = 0;
        for (int i = 0; i < header.Nodes; i++)
        {
            int length = (int)BitColumn.Load(ref lengths, i, lengthWidth, lengthMask);
            if (length > charsLeft)
            {
                WireFormatException.Throw(header.Lengths, "lengths that add up to the characters of the frame");
            }

            charsLeft -= length;
            string? value = length != 0 ? source.Read(length) : header.HasNulls && IsNull(message, header, i) ? null : string.Empty;
            long key = Varint.UnZigZag(BitColumn.Load(ref keys, i, keyWidth, keyMask) << keyShift);
            var node = new TreeNode { Key = key, Value = value };
            if ((shape & ColumnarLayout.HasLeft) != 0)
            {
                previous!.Left = node;
            }
            else if (top > 0)
            {
                top--;
                Unsafe.Add(ref Unsafe.As<PendingNodes, TreeNode?>(ref pending), top)!.Right = node;
            }
            else
            {
                if (rootCount == roots.Length)
                {
                    WireFormatException.Throw(header.Shapes, $"{roots.Length} trees in the frame, not more");
                }

                roots[rootCount++] = node;
            }

            // The slot is always stored but counted only if a child is present, because a branch on random shapes is slow.
            shape = Unsafe.Add(ref shapes, i >> 2) >> ((i & 3) << 1);
            Unsafe.Add(ref Unsafe.As<PendingNodes, TreeNode?>(ref pending), top) = node;
            top += (shape >> 1) & 1;
            previous = node;
            if (top + (shape & ColumnarLayout.HasLeft) >= ColumnarLayout.MaxPending)
            {
                WireFormatException.Throw(header.Shapes, $"fewer than {ColumnarLayout.MaxPending} open slots");
            }
        }

        source.End();
        if (charsLeft != 0 || rootCount != roots.Length)
        {
            WireFormatException.ThrowFault(
                header.Shapes, $"{charsLeft} characters and {roots.Length - rootCount} trees are missing from the frame");
        }

        // A left child comes right after its parent. If the last node has a left child, the frame lacks the child, and its slot is topmost.
        bool endsLeft = (shape & ColumnarLayout.HasLeft) != 0;
        ReadOnlySpan<TreeNode?> open = pending;
        return new Forest(header.Ranges, roots, endsLeft ? [.. open[..top], previous] : open[..top].ToArray(), endsLeft);
    }

    private static bool IsNull(ReadOnlySpan<byte> message, in FrameHeader header, int index) =>
        ((message[header.Nulls + (index >> 3)] >> (index & 7)) & 1) != 0;
}

/// <param name="Ranges">the places in earlier frames that the roots fill, each range from its last place down.</param>
/// <param name="Parents">the parent for each place that this frame leaves open; null once a subtree is attached.</param>
/// <param name="EndsLeft">true if the last place is for a left child; all others are for right children.</param>
internal sealed record Forest(SlotRange[] Ranges, TreeNode[] Roots, TreeNode?[] Parents, bool EndsLeft);
