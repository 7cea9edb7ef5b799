// MemoryPack 1.21.4, by documented calls. A type needs: attribute, generator.
//   dotnet add package MemoryPack --version 1.21.4
// Called alike: Mesh, PlayerList, UpdateList.
using MemoryPack;
using System.Buffers;

public static class UseLogList
{
    // SerBench timed the same calls with a writer that is a struct. The same options on both sides: they are not written into messages.
    private static readonly MemoryPackSerializerOptions Options = MemoryPackSerializerOptions.Utf8;

    public static void Write(LogList value, IBufferWriter<byte> output) => MemoryPackSerializer.Serialize(output, value, Options);

    public static LogList Read(ReadOnlySpan<byte> data) => MemoryPackSerializer.Deserialize<LogList>(data, Options)!;
}
