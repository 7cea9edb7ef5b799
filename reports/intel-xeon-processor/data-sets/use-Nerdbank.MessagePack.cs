// Nerdbank.MessagePack 1.4.104, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package Nerdbank.MessagePack --version 1.4.104
// Called alike: MediaContent, Mesh, PlayerList.
using Nerdbank.MessagePack;
using System.Buffers;

public static class UseLogList
{
    // Objects are always arrays, and dates keep their kind. The security for data from strangers is the default.
    private static readonly MessagePackSerializer Serializer = new MessagePackSerializer { SerializeDefaultValues = SerializeDefaultValuesPolicy.Always }.WithHiFiDateTime();

    public static void Write(LogList value, IBufferWriter<byte> output) => Serializer.Serialize(output, value);

    public static LogList Read(ReadOnlyMemory<byte> data) => Serializer.Deserialize<LogList>(data)!;
}
