using System.Buffers.Binary;

namespace SerBench.Serializers.Trees.Columnar.Reading;

internal static class Directory
{
    public static FrameEntry[] Read(ReadOnlySpan<byte> message)
    {
        if (message.Length < ColumnarLayout.HeaderLength + ColumnarLayout.FooterLength)
        {
            WireFormatException.ThrowTruncated(0, ColumnarLayout.HeaderLength + ColumnarLayout.FooterLength, message.Length);
        }

        if (BinaryPrimitives.ReadUInt32LittleEndian(message) != ColumnarLayout.Signature)
        {
            WireFormatException.Throw(0, "the signature of columnar frames, version 1");
        }

        int footer = message.Length - ColumnarLayout.FooterLength;
        uint count = BinaryPrimitives.ReadUInt32LittleEndian(message[footer..]);
        if (count == 0 || count > (uint)(footer - ColumnarLayout.HeaderLength) / ColumnarLayout.EntryLength)
        {
            WireFormatException.ThrowCount(footer, count);
        }

        int directory = footer - ((int)count * ColumnarLayout.EntryLength);
        var input = new InputCursor(message);
        input.MoveTo(directory);
        var entries = new FrameEntry[count];
        foreach (ref FrameEntry entry in entries.AsSpan())
        {
            entry = new FrameEntry(input.Take<int>(), input.Take<int>());
        }

        CheckTiling(entries, directory);
        return entries;
    }

    private static void CheckTiling(FrameEntry[] entries, int directory)
    {
        FrameEntry[] sorted = [.. entries];
        Array.Sort(sorted, static (left, right) => left.Offset.CompareTo(right.Offset));
        int end = ColumnarLayout.HeaderLength;
        foreach (FrameEntry entry in sorted)
        {
            if (entry.Offset != end || entry.Length <= 0 || entry.Length > directory - end)
            {
                WireFormatException.Throw(directory, "frames that follow each other without gaps");
            }

            end = entry.End;
        }

        if (end != directory)
        {
            WireFormatException.Throw(directory, "frames that reach up to the directory");
        }
    }
}
