using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers.Parts;

internal static class TablePart
{
    // Appends a table at `position` and returns the new end. Stores the table's offset at `from`. The root has depth 1.
    [MethodImpl(NoInlining)]
    public static int Write<T, TBinarizer>(T value, EncodeBuffer buffer, int position, int from, ref VTables vtables, int depth)
        where TBinarizer : struct, IBinarizer<T>
    {
        Depth.CheckWriting(depth - 1);
        var writer = new FlatWriter<Fields<TBinarizer>>(buffer, position, ref vtables, depth);
        writer.BeginTable(from);
        TBinarizer.Write(ref writer, value);
        writer.EndTable();
        return writer.End;
    }

    [MethodImpl(NoInlining)]
    public static T Read<T, TBinarizer>(in Message message, int from, int depth)
        where TBinarizer : struct, IBinarizer<T>
    {
        Depth.CheckReading(depth - 1, from);
        var reader = new FlatReader<Fields<TBinarizer>>(in message, depth);
        reader.BeginTable(message.Follow(from));
        return TBinarizer.Read(ref reader, TBinarizer.Create());
    }
}

internal static class TextPart
{
    private const int LengthSize = 4;
    private const int TerminatorSize = 1;

    [MethodImpl(NoInlining)]
    public static int Write(string value, EncodeBuffer buffer, int position, int from)
    {
        var output = new OutputCursor(buffer, position);
        int start = output.Start(checked(Text.MaxUtf8Length(value.Length) + LengthSize + TerminatorSize), LengthSize);
        output.PutAt(from, start - from);
        output.Advance(LengthSize);
        int length = Text.EncodeUtf8(value, output.Free());
        output.PutAt(start, length);
        output.Advance(length);
        output.PutByte(0);
        return output.Position;
    }

    [MethodImpl(NoInlining)]
    public static string Read(in Message message, int from)
    {
        int start = message.Follow(from);
        uint length = message.Load<uint>(start);
        message.Reach(start, (long)length + LengthSize + TerminatorSize);
        int text = start + LengthSize;
        if (message.Load<byte>(text + (int)length) != 0)
        {
            WireFormatException.Throw(text + (int)length, "text that ends in a zero byte");
        }

        return Text.DecodeUtf8(message.Slice(text, (int)length), text);
    }
}
