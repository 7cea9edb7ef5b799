using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers.Parts;

/// <summary>A table and all it holds.</summary>
internal static class TablePart
{
    /// <param name="value">The object.</param>
    /// <param name="buffer">The message so far.</param>
    /// <param name="position">Its end.</param>
    /// <param name="from">Where the offset stands that is to point to the table.</param>
    /// <param name="vtables">The vtables of the message.</param>
    /// <param name="depth">How deep the table is nested, the root being 1.</param>
    /// <returns>The new end of the message.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write<T, TBinarizer>(T value, EncodeBuffer buffer, int position, int from, ref VTables vtables, int depth)
        where TBinarizer : struct, IBinarizer<T>
    {
        Depth.CheckWriting(depth);
        var writer = new FlatWriter<Fields<TBinarizer>>(buffer, position, ref vtables, depth);
        writer.BeginTable(from);
        TBinarizer.Write(ref writer, value);
        writer.EndTable();
        return writer.End;
    }

    /// <param name="message">The message.</param>
    /// <param name="from">Where the offset to the table stands.</param>
    /// <param name="depth">How deep the table is nested, the root being 1.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T Read<T, TBinarizer>(in Message message, int from, int depth)
        where TBinarizer : struct, IBinarizer<T>
    {
        Depth.CheckReading(depth, from);
        var reader = new FlatReader<Fields<TBinarizer>>(in message, depth);
        reader.BeginTable(message.Follow(from));
        return TBinarizer.Read(ref reader, TBinarizer.Create());
    }
}
