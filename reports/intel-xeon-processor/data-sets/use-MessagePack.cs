// MessagePack 3.1.12, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package MessagePack --version 3.1.12
// Called alike: PlayerList, UpdateList.
using MessagePack;
using System.Buffers;

public static class UseLogList
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(LogList value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static LogList Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<LogList>(data, Options);
}
