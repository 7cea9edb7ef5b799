using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Trees.Columnar.Writing;

internal struct FrameWalk
{
    public const int MostNodes = 8192;

    private const int MostChars = 1 << 20;

    public int Nodes;
    public ulong KeyBits;
    public int LengthBits;
    public bool HasNulls;

    // Ends if the frame is full, the tree is done, or the sink refuses a string. held has the nodes still to visit.
    public bool Run<TSink>(OpenSlots open, FrameColumns columns, TSink sink, TreeNode?[] held, ref int heldCount)
        where TSink : struct, ITextSink
    {
        // The loop's variables are locals of one method, so that the compiler needs no write barriers.
        PendingNodes pending = default;
        int top = heldCount;
        held.AsSpan(0, top).CopyTo(pending);
        ref ulong keys = ref MemoryMarshal.GetArrayDataReference(columns.Keys);
        ref int lengths = ref MemoryMarshal.GetArrayDataReference(columns.Lengths);
        ref byte shapes = ref MemoryMarshal.GetArrayDataReference(columns.Shapes);
        int count = Nodes;
        ulong keyBits = KeyBits;
        int lengthBits = LengthBits;
        int charsLeft = MostChars;
        bool isTaken = true;
        TreeNode? mark = open.Mark;
        while (true)
        {
            TreeNode? node;
            if (top > 0)
            {
                node = Unsafe.Add(ref Unsafe.As<PendingNodes, TreeNode?>(ref pending), --top)!;
            }
            else if (open.TryTake(out node))
            {
                mark = open.Mark;
            }
            else
            {
                break;
            }

            string? value = node.Value;
            int shape = 0;
            int length = 0;
            if (value is null)
            {
                HasNulls = true;
                shape = FrameColumns.IsNull;
            }
            else if (value.Length != 0)
            {
                length = value.Length;
                if (!sink.TryAdd(value))
                {
                    Unsafe.Add(ref Unsafe.As<PendingNodes, TreeNode?>(ref pending), top++) = node;
                    isTaken = false;
                    break;
                }
            }

            ulong key = Varint.ZigZag(node.Key);
            keyBits |= key;
            lengthBits |= length;
            Unsafe.Add(ref keys, count) = key;
            Unsafe.Add(ref lengths, count) = length;

            // The child is always stored but counted only if it is present, because the processor cannot predict a branch on random shapes.
            TreeNode? left = node.Left;
            TreeNode? right = node.Right;
            Unsafe.Add(ref Unsafe.As<PendingNodes, TreeNode?>(ref pending), top) = right;
            int hasRight = right is null ? 0 : 1;
            top += hasRight;
            Unsafe.Add(ref Unsafe.As<PendingNodes, TreeNode?>(ref pending), top) = left;
            int hasLeft = left is null ? 0 : 1;
            top += hasLeft;
            Unsafe.Add(ref shapes, count) = (byte)(shape | hasLeft | (hasRight << 1));
            count++;
            charsLeft -= length;
            if (ReferenceEquals(left, mark) || ReferenceEquals(right, mark))
            {
                UnsupportedValueException.ThrowCycle();
            }

            if (count == MostNodes || top >= ColumnarLayout.MaxPending - 1 || charsLeft <= 0)
            {
                break;
            }
        }

        ((ReadOnlySpan<TreeNode?>)pending)[..top].CopyTo(held);
        heldCount = top;
        Nodes = count;
        KeyBits = keyBits;
        LengthBits = lengthBits;
        return isTaken;
    }
}
