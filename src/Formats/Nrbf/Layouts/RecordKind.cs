using System.Text;

namespace SerBench.Formats.Nrbf.Layouts;

internal enum RecordKind : byte
{
    SerializedStreamHeader = 0,
    ClassWithId = 1,
    SystemClassWithMembers = 2,
    ClassWithMembers = 3,
    SystemClassWithMembersAndTypes = 4,
    ClassWithMembersAndTypes = 5,
    BinaryObjectString = 6,
    BinaryArray = 7,
    MemberPrimitiveTyped = 8,
    MemberReference = 9,
    ObjectNull = 10,
    MessageEnd = 11,
    BinaryLibrary = 12,
    ObjectNullMultiple256 = 13,
    ObjectNullMultiple = 14,
    ArraySinglePrimitive = 15,
    ArraySingleObject = 16,
    ArraySingleString = 17,
}

internal static class Prefixed
{
    public static byte[] Of(string text)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(text);
        var buffer = new EncodeBuffer(Varint.MaxLength32 + bytes.Length);
        var output = new OutputCursor(buffer);
        Varint.Put(ref output, (uint)bytes.Length);
        output.Write(bytes);
        output.Finish();
        return buffer.ToArray();
    }

    [MethodImpl(AggressiveInlining)]
    public static int ReadLength(ref InputCursor input)
    {
        ulong length = Varint.Read(ref input);
        if (length > (uint)input.Left)
        {
            WireFormatException.ThrowTruncated(input.Position, (long)length, input.Left);
        }

        return (int)length;
    }
}

// A place in a prepared class description where a library's id is filled in, because each message has its own ids.
internal readonly record struct Patch(int Offset, Library Library);

internal static class PairSlot
{
    public const int Key = 0;
    public const int Value = 1;

    public static int OrdinalOf(Slot slot) => slot.Role == SlotRole.Key ? Key : Value;
}
