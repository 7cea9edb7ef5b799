namespace SerBench.Serializers.Trees.Columnar;

internal static class ColumnarLayout
{
    // The first four bytes are "SBT" and the version.
    public const uint Signature = 0x01_54_42_53;

    public const int HeaderLength = sizeof(uint);

    public const int EntryLength = 2 * sizeof(uint);

    public const int FooterLength = sizeof(uint);

    public const int MaxNodes = 1 << 16;

    // A frame (part of the tree) ends before more children than this wait to be visited.
    public const int MaxPending = 1024;

    public const int HasLeft = 1;
    public const int HasRight = 2;

    // If the byte of the text mode has this bit, a bitmap of null texts follows HasLeft and HasRight of all nodes.
    public const int HasNulls = 0x80;

    public const int ShapesPerByte = 4;

    // Wider numbers take 64 bits, so that one load of 8 bytes is enough for every other width.
    public const int WidestPacked = 56;

    public static int ShapeBytes(int nodes) => (nodes + ShapesPerByte - 1) / ShapesPerByte;

    public static int BitBytes(int count, int width) => (int)((((long)count * width) + 7) >> 3);
}

internal readonly record struct FrameEntry(int Offset, int Length)
{
    public int End => Offset + Length;
}

// A local variable of this type needs no write barriers.
[InlineArray(ColumnarLayout.MaxPending)]
internal struct PendingNodes
{
    private TreeNode? _first;
}

// Consecutive places for children that a frame (part of the tree) leaves open. Subtrees of later frames fill the places.
internal readonly record struct SlotRange(int Frame, int First, int Count);
