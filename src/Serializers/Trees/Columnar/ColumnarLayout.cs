namespace SerBench.Serializers.Trees.Columnar;

/// <summary>The numbers of docs/formats/columnar.md that writer and reader share.</summary>
internal static class ColumnarLayout
{
    /// <summary>"SBT" and the version, as the first four bytes.</summary>
    public const uint Signature = 0x01_54_42_53;

    public const int HeaderLength = sizeof(uint);

    /// <summary>Bytes of an offset and a length of a frame in the directory.</summary>
    public const int EntryLength = 2 * sizeof(uint);

    /// <summary>Bytes of the number of frames, which ends a message.</summary>
    public const int FooterLength = sizeof(uint);

    /// <summary>The largest number of nodes in one frame.</summary>
    public const int MaxNodes = 1 << 16;

    /// <summary>The largest number of children that wait to be visited within one frame.</summary>
    public const int MaxPending = 1024;

    public const int HasLeft = 1;
    public const int HasRight = 2;

    /// <summary>The bit of the text byte that says that a bitmap of nulls follows the shapes.</summary>
    public const int HasNulls = 0x80;

    /// <summary>The number of nodes whose shapes fit a byte.</summary>
    public const int ShapesPerByte = 4;

    /// <summary>Wider numbers are stored in 64 bits, so that one load of 8 bytes is enough for every other width.</summary>
    public const int WidestPacked = 56;

    public static int ShapeBytes(int nodes) => (nodes + ShapesPerByte - 1) / ShapesPerByte;

    public static int BitBytes(int count, int width) => (int)((((long)count * width) + 7) >> 3);
}

internal readonly record struct FrameEntry(int Offset, int Length)
{
    public int End => Offset + Length;
}

/// <summary>Nodes that wait within a frame. A local variable of this type costs no write barriers.</summary>
[InlineArray(ColumnarLayout.MaxPending)]
internal struct PendingNodes
{
    private TreeNode? _first;
}

/// <summary>Consecutive open child slots of a frame, to which subtrees of later frames attach.</summary>
internal readonly record struct SlotRange(int Frame, int First, int Count);
